import { formatYuan } from './formatYuan.ts';

it.each`
  amount       | text
  ${'0'}       | ${'¥0.00'}
  ${'1409.5'}  | ${'¥1,409.50'}
  ${'-5'}      | ${'-¥5.00'}
  ${1234500n}  | ${'¥12,345.00'}
  ${undefined} | ${'--'}
  ${''}        | ${'--'}
`('WAL-08 formats $amount with two decimals as $text', ({ amount, text }) => {
  expect(formatYuan(amount as string)).toBe(text);
});
