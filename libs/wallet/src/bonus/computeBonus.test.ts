import { assert, bigInt, integer, property } from 'fast-check';
import { computeBonus } from './computeBonus.ts';

const terms = { amount: 100_000n, threshold: 10_000n, rate: '0.08', maximum: 5_000n };

describe('computeBonus', () => {
  it.each`
    rule                                  | change                               | bonus
    ${'a share above the maximum'}        | ${{}}                                | ${5_000n}
    ${'a share below the maximum'}        | ${{ maximum: 900_000n }}             | ${8_000n}
    ${'an amount equal to the threshold'} | ${{ amount: 10_000n }}               | ${800n}
    ${'one cent below the threshold'}     | ${{ amount: 9_999n }}                | ${0n}
    ${'no amount'}                        | ${{ amount: undefined }}             | ${0n}
    ${'no threshold'}                     | ${{ threshold: undefined }}          | ${0n}
    ${'no rate'}                          | ${{ rate: undefined }}               | ${0n}
    ${'no maximum'}                       | ${{ maximum: undefined }}            | ${0n}
    ${'an invalid rate'}                  | ${{ rate: '8%' }}                    | ${0n}
    ${'a negative rate'}                  | ${{ rate: '-0.08' }}                 | ${0n}
    ${'half a cent rounds up'}            | ${{ amount: 10_050n, rate: '0.01' }} | ${101n}
    ${'the amount and threshold 0'}       | ${{ amount: 0n, threshold: 0n }}     | ${0n}
  `('WAL-09 $rule', ({ change, bonus }) => expect(computeBonus({ ...terms, ...change })).toBe(bonus));

  /** Whether `bonus` is the nearest whole cent, and the upper one of two that are equally near. */
  const isNearest = (bonus: bigint, exact: { of: bigint; in: bigint }) =>
    (2n * bonus - 1n) * exact.in <= 2n * exact.of && 2n * exact.of < (2n * bonus + 1n) * exact.in;

  it('WAL-09 rounds the share of any amount to the nearest cent, between 0 and the maximum', () => {
    assert(
      property(
        bigInt(-1000n, 10n ** 15n),
        integer({ min: 0, max: 9_999_999 }),
        bigInt(0n, 10n ** 9n),
        (amount, millionths, maximum) => {
          const text = String(millionths).padStart(7, '0');
          const bonus = computeBonus({
            amount,
            threshold: 0n,
            rate: `${text.slice(0, -6)}.${text.slice(-6)}`,
            maximum,
          });
          const exact = { of: (amount > 0n ? amount : 0n) * BigInt(millionths), in: 1_000_000n };
          expect(bonus >= 0n && bonus <= maximum).toBe(true);
          expect(isNearest(bonus, exact) || (bonus === maximum && maximum * exact.in < exact.of)).toBe(true);
        },
      ),
    );
  });
});
