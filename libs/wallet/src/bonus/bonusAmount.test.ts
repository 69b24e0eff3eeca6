import { assert, bigInt, integer, property } from 'fast-check';
import { bonusAmount } from './bonusAmount.ts';

const terms = { amount: 100_000n, threshold: 10_000n, rate: '0.08', maximum: 5_000n };

describe('bonusAmount', () => {
  it.each`
    rule                              | change                               | bonus
    ${'the share, capped'}            | ${{}}                                | ${5_000n}
    ${'the share below the cap'}      | ${{ maximum: 900_000n }}             | ${8_000n}
    ${'exactly the threshold'}        | ${{ amount: 10_000n }}               | ${800n}
    ${'one cent below the threshold'} | ${{ amount: 9_999n }}                | ${0n}
    ${'no amount'}                    | ${{ amount: undefined }}             | ${0n}
    ${'no threshold'}                 | ${{ threshold: undefined }}          | ${0n}
    ${'no rate'}                      | ${{ rate: undefined }}               | ${0n}
    ${'no maximum'}                   | ${{ maximum: undefined }}            | ${0n}
    ${'an unreadable rate'}           | ${{ rate: '8%' }}                    | ${0n}
    ${'a negative rate'}              | ${{ rate: '-0.08' }}                 | ${0n}
    ${'half a cent goes up'}          | ${{ amount: 10_050n, rate: '0.01' }} | ${101n}
    ${'a threshold of nothing'}       | ${{ amount: 0n, threshold: 0n }}     | ${0n}
  `('WAL-09 $rule', ({ change, bonus }) => expect(bonusAmount({ ...terms, ...change })).toBe(bonus));

  it('WAL-09 never more than the cap, never less than nothing', () => {
    assert(
      property(
        bigInt(-1000n, 10n ** 15n),
        integer({ min: 0, max: 999_999 }),
        bigInt(0n, 10n ** 9n),
        (amount, rate, maximum) => {
          const bonus = bonusAmount({ amount, threshold: 0n, rate: `0.${String(rate).padStart(6, '0')}`, maximum });
          expect(bonus >= 0n && bonus <= maximum).toBe(true);
        },
      ),
    );
  });
});
