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
  ${'k7Mq29xdRt'} | ${'strong'}
`('AUT-06 rates $password as $strength', ({ password, strength }) => {
  expect(estimatePasswordStrength(password)).toBe(strength);
});
