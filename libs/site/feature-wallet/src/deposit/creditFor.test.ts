import { parseMinor } from '@pavilion/kernel';
import { creditFor } from './creditFor.ts';

it.each`
  amount       | feeRate  | discountRate | credited
  ${'1000.00'} | ${'0'}   | ${'0'}       | ${'1000.00'}
  ${'999.25'}  | ${'0.5'} | ${'0'}       | ${'994.25'}
  ${'1000.00'} | ${'0'}   | ${'0.5'}     | ${'1005.00'}
  ${'100.01'}  | ${'0.5'} | ${'1'}       | ${'100.51'}
`('WAL-04 $amount less $feeRate % with $discountRate % on top: $credited', ({ amount, credited, ...terms }) => {
  expect(creditFor(parseMinor(amount) ?? 0n, terms)).toBe(credited);
});
