import fc from 'fast-check';
import { computeWinnings } from './computeWinnings.ts';
import { formatParlayPrice, computeParlayReturn, computeParlayWinnings } from './parlay.ts';

it.each`
  rule                        | legs                                                     | won
  ${'all win'}                | ${[{ price: 9500 }, { price: 9000 }]}                    | ${27_050n}
  ${'one half won'}           | ${[{ price: 10_000, outcome: 'LW' }, { price: 10_000 }]} | ${20_000n}
  ${'a void leg counts as 1'} | ${[{ price: 9500, outcome: 'P' }, { price: 10_000 }]}    | ${10_000n}
  ${'one half lost'}          | ${[{ price: 9500, outcome: 'LL' }, { price: 10_000 }]}   | ${0n}
  ${'one lost'}               | ${[{ price: 9500, outcome: 'L' }, { price: 10_000 }]}    | ${-10_000n}
`('SLP-09 B5 a parlay of 100, $rule, wins $won', ({ legs, won }) => {
  expect(computeParlayWinnings(10_000n, legs)).toBe(won);
});

it('B5 formats the price of a parlay with three decimals, truncated', () => {
  expect(formatParlayPrice([{ price: 2280 }, { price: 3370 }, { price: 1180 }])).toBe('1.835');
});

it('SLP-09 a parlay of one leg equals a single bet', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      fc.integer({ min: 1, max: 10 ** 7 }),
      (stake, price) => computeParlayWinnings(stake, [{ price }]) === computeWinnings(stake, price),
    ),
  );
});

it('SLP-09 the order of legs does not matter', () => {
  const leg = fc.record({
    price: fc.integer({ min: 1, max: 100_000 }),
    outcome: fc.constantFrom('W', 'LW', 'P', 'LL'),
  });
  fc.assert(
    fc.property(fc.array(leg, { maxLength: 10 }), (legs) => {
      expect(computeParlayReturn(12_345n, legs)).toBe(computeParlayReturn(12_345n, [...legs].reverse()));
    }),
  );
});
