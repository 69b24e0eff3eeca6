import { assert, bigInt, integer, property, record } from 'fast-check';
import { computeDepositBonus } from './computeDepositBonus.ts';

const terms = { target: 10_000n, rate: 5_000, amount: 58_800n };

it.each`
  rule                           | deposit     | bonus
  ${'half of a deposit'}         | ${20_000n}  | ${10_000n}
  ${'the share at the minimum'}  | ${10_000n}  | ${5_000n}
  ${'nothing one cent below it'} | ${9_999n}   | ${0n}
  ${'half a cent rounded up'}    | ${10_001n}  | ${5_001n}
  ${'at most the maximum'}       | ${117_601n} | ${58_800n}
`('WAL-09 the platform pays $rule', ({ deposit, bonus }) =>
  expect(computeDepositBonus(deposit as bigint, terms)).toBe(bonus),
);

/** Computes the exact share in ten-thousandths of a cent, and rounds it by its last four digits. */
function roundByDigits(deposit: bigint, rate: number): bigint {
  const digits = String(deposit * BigInt(rate)).padStart(5, '0');
  const cents = BigInt(digits.slice(0, -4));
  return digits.slice(-4) >= '5000' ? cents + 1n : cents;
}

it('WAL-09 the platform pays the share of any deposit, rounded to the nearest cent, up to the maximum', () => {
  assert(
    property(
      record({
        deposit: bigInt(0n, 10n ** 12n),
        target: bigInt(0n, 10n ** 6n),
        rate: integer({ min: 1, max: 10_000 }),
        amount: bigInt(0n, 10n ** 9n),
      }),
      ({ deposit, target, rate, amount }) => {
        const share = roundByDigits(deposit, rate);
        const bonus = deposit < target ? 0n : share < amount ? share : amount;
        expect(computeDepositBonus(deposit, { target, rate, amount })).toBe(bonus);
      },
    ),
  );
});
