import { assert, bigInt, integer, property, record } from 'fast-check';
import { computeReward, toShare } from './computeReward.ts';

const terms = {
  rewardId: 'bonus',
  name: '首存彩金',
  amount: '588.00',
  measure: 'deposit' as const,
  target: '100.00',
  rate: '50.00',
};

it.each`
  rule                                | deposit       | change              | bonus
  ${'half of the deposit'}            | ${20_000n}    | ${{}}               | ${10_000n}
  ${'nothing one cent below'}         | ${9_999n}     | ${{}}               | ${0n}
  ${'the share at the threshold'}     | ${10_000n}    | ${{}}               | ${5_000n}
  ${'at most the maximum'}            | ${999_999n}   | ${{}}               | ${58_800n}
  ${'a share with hundredths'}        | ${100_000n}   | ${{ rate: '8.25' }} | ${8_250n}
  ${'a share below one per cent'}     | ${1_000_000n} | ${{ rate: '0.05' }} | ${500n}
  ${'half a cent rounded up'}         | ${10_001n}    | ${{}}               | ${5_001n}
  ${'nothing without an amount'}      | ${undefined}  | ${{}}               | ${0n}
  ${'nothing for an invalid percent'} | ${20_000n}    | ${{ rate: 'half' }} | ${0n}
`('WAL-09 the calculator pays $rule', ({ deposit, change, bonus }) => {
  expect(computeReward(deposit as bigint | undefined, { ...terms, ...(change as object) })).toBe(bonus);
});

it.each([
  ['50.00', '0.5000'],
  ['100.00', '1.0000'],
  ['0.05', '0.0005'],
  [undefined, undefined],
])('converts %s per cent to the share %s', (percent, share) => expect(toShare(percent)).toBe(share));

/** Formats minor units as text of the wire. */
const toWire = (minor: bigint): string => String(minor).padStart(3, '0').replace(/(..)$/, '.$1');

/** Computes the exact share in ten-thousandths of a cent, and rounds it by its last four digits. */
function roundByDigits(deposit: bigint, hundredths: number): bigint {
  const digits = String(deposit * BigInt(hundredths)).padStart(5, '0');
  const cents = BigInt(digits.slice(0, -4));
  return digits.slice(-4) >= '5000' ? cents + 1n : cents;
}

it('WAL-09 the calculator pays the nearest cent of any share, from the minimum up to the maximum', () => {
  assert(
    property(
      record({
        deposit: bigInt(1n, 10n ** 12n),
        target: bigInt(0n, 10n ** 6n),
        rate: integer({ min: 1, max: 10_000 }),
        amount: bigInt(0n, 10n ** 9n),
      }),
      ({ deposit, target, rate, amount }) => {
        const share = roundByDigits(deposit, rate);
        const bonus = deposit < target ? 0n : share < amount ? share : amount;
        const wire = { ...terms, target: toWire(target), rate: toWire(BigInt(rate)), amount: toWire(amount) };
        expect(computeReward(deposit, wire)).toBe(bonus);
      },
    ),
  );
});
