import { formatMinor } from '@pavilion/kernel';
import { computeParlayFactor, computeParlayReturn, computeParlayWinnings, type ParlayLeg } from '../../money/parlay.ts';
import { parseOdds, toPrice } from '../../odds/convertOdds.ts';
import type { OddsType } from '../../plays/oddsType.ts';
import { formatRatio, parseRatio, createRatio } from '../../odds/ratio.ts';
import { OUTCOMES, type Outcome } from '../../results/outcome.ts';
import { minor, text, type Check } from './vectorOdds.ts';

const createLegs = (prices: readonly string[], type: OddsType, outcomes: readonly Outcome[] = []): ParlayLeg[] =>
  prices.map((price, at) => ({ price: parseOdds(price, type), outcome: outcomes[at] ?? 'W' }));

const mixParlay: Check = ({ kind, input, expected }) => {
  const prices = kind.match(/\d\.\d\d/g) ?? [];
  const cases: Readonly<Record<string, readonly [readonly string[], readonly Outcome[]]>> = {
    'A wins half': [prices, ['LW']],
    'A,B,C; A and B lose half': [prices.slice(0, 3), ['LL', 'LL']],
  };
  const [used, outcomes] = cases[text(input['case'])] ?? [[], []];
  expect(computeParlayWinnings(10_000n, createLegs(used, 'E', outcomes))).toBe(minor(expected['net']));
};

const parlayFactors: Check = ({ kind, input, expected }) => {
  const prices = kind.match(/\d\.\d\d\d/g) ?? [];
  const outcomes = text(input['legs'])
    .split(' ')
    .map((code) => OUTCOMES.find((known) => known === code) ?? 'L');
  expect(formatRatio(computeParlayFactor(createLegs(prices, 'H', outcomes)), 2, 'halfUp')).toBe(expected['factor']);
};

const halfLostFirst: Check = ({ kind, expected }) => {
  const back = computeParlayReturn(30_000n, createLegs(kind.match(/\d\.\d\d/g) ?? [], 'E', ['LL']));
  expect(formatMinor(back).startsWith(text(expected['return']))).toBe(true);
};

const allWin: Check = ({ input, expected }) => {
  const legs = (input['fractional'] as string[]).map((fraction) => {
    const [win = '', stake = ''] = fraction.split('/');
    return { price: toPrice(createRatio(BigInt(win), BigInt(stake))) ?? 0 };
  });
  expect(computeParlayReturn(minor(input['stake']), legs)).toBe(minor(expected['return']));
};

const parlayShown: Check = ({ input, expected }) =>
  expect(formatRatio(parseRatio(text(input['unroundedDecimalOdds'])) ?? createRatio(0n, 1n), 3, 'truncate')).toBe(
    expected['odds'],
  );

const anyLegLost: Check = ({ input }) =>
  expect(computeParlayReturn(minor(input['stake']), createLegs(['1.95', '1.90'], 'E', ['W', 'L']))).toBe(0n);

/** Checks of parlay rows by the beginning of their kind. */
export const parlayChecks: readonly (readonly [RegExp, Check])[] = [
  [/^mix parlay/, mixParlay],
  [/parlay factor/, parlayFactors],
  [/^3 legs/, halfLostFirst],
  [/all win$/, allWin],
  [/^parlay price display/, parlayShown],
  [/^any leg loses/, anyLegLost],
];
