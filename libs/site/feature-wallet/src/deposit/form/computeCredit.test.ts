import { parseMinor } from '@pavilion/kernel';
import { computeCredit } from './computeCredit.ts';

it.each`
  amount       | feeRate  | discountRate | credited
  ${'1000.00'} | ${'0'}   | ${'0'}       | ${'1000.00'}
  ${'999.25'}  | ${'0.5'} | ${'0'}       | ${'994.25'}
  ${'1000.00'} | ${'0'}   | ${'0.5'}     | ${'1005.00'}
  ${'100.01'}  | ${'0.5'} | ${'1'}       | ${'100.51'}
`(
  'WAL-04 credits $credited for $amount with a fee of $feeRate % and a discount of $discountRate %',
  ({ amount, credited, ...terms }) => {
    expect(computeCredit(parseMinor(amount) ?? 0n, terms)).toBe(credited);
  },
);
