import { estimatePasswordStrength } from './estimatePasswordStrength.ts';

it.each`
  password        | strength
  ${''}           | ${'none'}
  ${'abc1'}       | ${'weak'}
  ${'abcdefgh'}   | ${'weak'}
  ${'aaaaaaa1'}   | ${'weak'}
  ${'12345678a'}  | ${'weak'}
  ${'qwertyui1'}  | ${'weak'}
  ${'demo1847'}   | ${'fair'}
  ${'k7mq29xd'}   | ${'fair'}
  ${'k7mq29x'}    | ${'weak'}
  ${'a1a1b1b1c2'} | ${'fair'}
  ${'a1a1b1b1'}   | ${'weak'}
  ${'kzmqwxdvrt'} | ${'weak'}
  ${'KZMQWXDV'}   | ${'weak'}
  ${'KZMQWX72'}   | ${'fair'}
  ${'kzmq-wxdv'}  | ${'fair'}
  ${'k7mq29xdrt'} | ${'fair'}
  ${'k7mq29xd-t'} | ${'strong'}
  ${'k7Mq29xdR'}  | ${'fair'}
  ${'k7Mk7Mk7Mk'} | ${'weak'}
  ${'m3abcdef'}   | ${'weak'}
  ${'m3kqabcd'}   | ${'fair'}
  ${'k7Mq29xdRt'} | ${'strong'}
`('AUT-06 rates $password as $strength', ({ password, strength }) => {
  expect(estimatePasswordStrength(password)).toBe(strength);
});
