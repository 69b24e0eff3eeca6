import { isLargeMove } from './isLargeMove.ts';

it.each`
  from       | to           | isLarge  | why
  ${'0.90'}  | ${'0.90'}    | ${false} | ${'no move'}
  ${'1.00'}  | ${'0.82'}    | ${false} | ${'50 % to 54.9 %'}
  ${'1.00'}  | ${'0.81'}    | ${true}  | ${'50 % to 55.2 %'}
  ${'0.81'}  | ${'1.00'}    | ${true}  | ${'the same move up'}
  ${'1.00'}  | ${'1.22'}    | ${false} | ${'50 % to 45.05 %'}
  ${'1.00'}  | ${'1.23'}    | ${true}  | ${'50 % to 44.8 %'}
  ${'3.00'}  | ${'4.00'}    | ${false} | ${'25 % to 20 %, exactly five points'}
  ${'3.00'}  | ${'4.01'}    | ${true}  | ${'just above five points'}
  ${'19.00'} | ${'99.00'}   | ${false} | ${'5 % to 1 %: far in price, near in probability'}
  ${'0.90'}  | ${undefined} | ${false} | ${'no price to compare'}
`('B9 $from to $to: $why', ({ from, to, isLarge }: { from: string; to: string | undefined; isLarge: boolean }) => {
  expect(isLargeMove(from, to)).toBe(isLarge);
});
