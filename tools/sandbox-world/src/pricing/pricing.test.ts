import * as fc from 'fast-check';
import { settle } from '../settlement/settle.ts';
import { computeAsianWeights, computeFairProbability } from './computeAsianWeights.ts';
import { findBalancedLine } from './findBalancedLine.ts';
import { convolveDifference } from './convolveDifference.ts';
import { formatHongKongPrice } from './formatHongKongPrice.ts';
import { formatLine } from './formatLine.ts';
import { computeNormalCdf } from './computeNormalCdf.ts';
import { computePoisson } from './computePoisson.ts';
import { applyMargin } from './applyMargin.ts';

const mean = fc.double({ min: 0.01, max: 4.5, noNaN: true });
const sum = (p: Iterable<number>) => [...p].reduce((total, one) => total + one, 0);

describe('distributions', () => {
  it('of Poisson counts and differences sum to 1 with the expected mean', () => {
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const difference = convolveDifference(computePoisson(home, 25), computePoisson(away, 25));
        expect(sum(computePoisson(home).p)).toBeCloseTo(1, 9);
        expect(sum(difference.p)).toBeCloseTo(1, 9);
        expect(sum(difference.p.map((p, k) => p * (difference.min + k)))).toBeCloseTo(home - away, 4);
      }),
    );
  });

  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1.96, 0.0249979],
    [3, 0.9986501],
  ])('computeNormalCdf(%s) returns %s', (z, p) => {
    expect(computeNormalCdf(z)).toBeCloseTo(p, 5);
  });
});

describe('Asian lines', () => {
  it('B4 have a fair price whose expected value in settlement is 0', () => {
    fc.assert(
      fc.property(mean, mean, fc.integer({ min: -9, max: 9 }), (home, away, quarters) => {
        const goals = [computePoisson(home, 25), computePoisson(away, 25)] as const;
        const probability = computeFairProbability(computeAsianWeights(convolveDifference(...goals), quarters));
        fc.pre(probability > 0.02 && probability < 0.98);
        const fair = 1 / probability - 1;
        const stake = 1_000_000n;
        const unit = (h: number, a: number) => {
          const score = { home: h, away: a };
          const bet = { gameType: 'FT', w: 'R', r: 'H', line: formatLine(quarters), price: '1.00', stake } as const;
          const part = Number(settle(bet, { fullTime: score, halfTime: score }).net) / Number(stake);
          return part > 0 ? part * fair : part;
        };
        let expected = 0;
        goals[0].p.forEach((ph, h) => goals[1].p.forEach((pa, a) => (expected += ph * pa * unit(h, a))));
        expect(Math.abs(expected)).toBeLessThan(1e-6);
      }),
    );
  });

  it('move only if another line is clearly more balanced', () => {
    const difference = convolveDifference(computePoisson(1.9), computePoisson(0.9));
    const grid = { from: -20, to: 20, step: 1 };
    const unevenness = (line: number) => Math.abs(computeFairProbability(computeAsianWeights(difference, line)) - 0.5);
    const main = findBalancedLine(difference, grid);
    for (let line = -20; line <= 20; line++) expect(unevenness(main)).toBeLessThanOrEqual(unevenness(line));
    expect(findBalancedLine(difference, grid, main)).toBe(main);
    expect(findBalancedLine(difference, grid, 12)).toBe(main);
  });
});

describe('prices', () => {
  it('contain the margin while probabilities stay below 1', () => {
    const probabilities = fc
      .array(fc.double({ min: 0.0001, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.map((part) => part / sum(parts)));
    fc.assert(
      fc.property(probabilities, fc.double({ min: 0.02, max: 0.08, noNaN: true }), (fair, margin) => {
        const priced = applyMargin(fair, margin);
        expect(sum(priced)).toBeCloseTo(1 + margin, 4);
        priced.forEach((p, k) => {
          expect(p).toBeLessThan(1);
          expect(p).toBeGreaterThanOrEqual(fair[k]!);
        });
      }),
    );
  });

  it.each([
    [0.5, '1.00'],
    [0.52, '0.92'],
    [0.999, '0.01'],
    [0.001, '99.00'],
    [0.25, '3.00'],
  ])('format probability %s as %s', (probability, text) => {
    expect(formatHongKongPrice(probability)).toBe(text);
  });

  it.each([
    [0, '0'],
    [-1, '-0.25'],
    [10, '2.5'],
    [-7, '-1.75'],
    [883, '220.75'],
  ])('format %s quarters as %s', (quarters, text) => {
    expect(formatLine(quarters)).toBe(text);
  });
});
