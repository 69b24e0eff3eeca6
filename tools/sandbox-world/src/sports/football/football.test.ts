import { createMatchState } from '../../testing/createMatchState.ts';
import { leagueCatalogue } from '../../data/leagueCatalogue.ts';
import { computeAsianWeights } from '../../pricing/computeAsianWeights.ts';
import { convolveDifference } from '../../pricing/convolveDifference.ts';
import { computePoisson } from '../../pricing/computePoisson.ts';
import type { MatchState } from '../../model/sportModel.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { createFootballModel } from './createFootballModel.ts';
import { computeThreeWayProbabilities } from './footballQuotes.ts';
import { computeFootballRates } from './computeFootballRates.ts';
import { buildFootballScript, drawHalfLengths } from './footballScript.ts';
import { HALF_MASS, computeMassPlayed, computePlayedAtMass } from './goalMass.ts';

const league = leagueCatalogue[1]!;
const fixture: Fixture = {
  gameId: '1000000001',
  seed: 5,
  league,
  home: league.teams[0]!,
  away: league.teams[7]!,
  startTime: 0,
  announceAt: 0,
};
const MINUTE = 60_000;
const RUNS = 20_000;

/** Simulates the goals of many matches of two teams after a time. */
function sampled(from: number) {
  const rates = computeFootballRates(fixture);
  return Array.from({ length: RUNS }, (_, seed) => {
    const goals = buildFootballScript(seed, rates).filter((event) => event.kind === 'score' && event.at >= from);
    const home = goals.filter((goal) => goal.kind === 'score' && goal.side === 'H').length;
    return { home, away: goals.length - home };
  });
}

const part = (matches: { home: number; away: number }[], test: (home: number, away: number) => boolean) =>
  matches.filter(({ home, away }) => test(home, away)).length / RUNS;

describe('football prices', () => {
  const rates = computeFootballRates(fixture);

  it.each([
    ['before kick-off', 0, 1],
    ['after half-time', 55 * MINUTE, HALF_MASS.second],
  ])('match the simulation %s within 1.5 %%: 1X2, a quarter line and a total', (_when, from, mass) => {
    const matches = sampled(from);
    const difference = convolveDifference(computePoisson(rates.home * mass), computePoisson(rates.away * mass));
    const [home, draw, away] = computeThreeWayProbabilities(difference, 0);
    expect(home + draw + away).toBeCloseTo(1, 9);
    expect(part(matches, (h, a) => h > a)).toBeCloseTo(home, 1.6);
    expect(Math.abs(part(matches, (h, a) => h > a) - home)).toBeLessThan(0.015);
    expect(Math.abs(part(matches, (h, a) => h === a) - draw)).toBeLessThan(0.015);
    expect(Math.abs(part(matches, (h, a) => h < a) - away)).toBeLessThan(0.015);
    const { win, lose } = computeAsianWeights(difference, -3);
    const won = (part(matches, (h, a) => h - a > 0.5) + part(matches, (h, a) => h - a > 1)) / 2;
    const lost = (part(matches, (h, a) => h - a < 0.5) + part(matches, (h, a) => h - a < 1)) / 2;
    expect(Math.abs(won - win)).toBeLessThan(0.015);
    expect(Math.abs(lost - lose)).toBeLessThan(0.015);
    const over = computeAsianWeights(computePoisson((rates.home + rates.away) * mass), -10).win;
    expect(Math.abs(part(matches, (h, a) => h + a > 2.5) - over)).toBeLessThan(0.015);
  });

  it('invert the goal mass', () => {
    for (let played = 0; played <= 1; played += 0.05)
      expect(computePlayedAtMass(computeMassPlayed(played))).toBeCloseTo(played, 9);
  });
});

describe('football timeline', () => {
  const rates = computeFootballRates(fixture);

  it('is reproducible and ordered, with a break of 15 minutes and stoppage time of 2 to 5 minutes', () => {
    for (let seed = 0; seed < 200; seed++) {
      const script = buildFootballScript(seed, rates);
      const lengths = drawHalfLengths(seed);
      const times = script.map(({ at }) => at);
      expect(script).toEqual(buildFootballScript(seed, rates));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(script.find(({ kind }) => kind === 'halfTime')?.at).toBe(lengths.first);
      expect(script.at(-1)).toEqual({ at: lengths.first + 15 * MINUTE + lengths.second, kind: 'end' });
      for (const length of [lengths.first, lengths.second]) {
        expect(length / MINUTE).toBeGreaterThanOrEqual(47);
        expect(length / MINUTE).toBeLessThanOrEqual(50);
      }
    }
  });
});

describe('football quotes', () => {
  const model = createFootballModel(fixture);
  const early = createMatchState();
  const inPlay = createMatchState({ status: 'live', period: '1H', score: { home: 1, away: 0 } });
  const drift = { home: 0, away: 0 };
  const quotesAt = (state: MatchState, at: number) => model.quotes({ state, at, drift, mainLines: {} });

  it('use market codes without R before the match and with R in play', () => {
    const plays = (state: MatchState) => [...new Set(quotesAt(state, 0).map(({ w }) => w))];
    expect(plays(early)).toEqual(['R', 'OU', 'M', 'HR', 'HOU', 'HM']);
    expect(plays(inPlay)).toEqual(['RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);
  });

  it('have an overround of 4 to 5 % on each line, up to rounding', () => {
    for (const [state, at] of [
      [early, 0],
      [inPlay, 20 * MINUTE],
    ] as const) {
      const lines = new Map<string, number>();
      for (const { w, i, price, isOpen } of quotesAt(state, at)) {
        if (isOpen) lines.set(`${w}${i}`, (lines.get(`${w}${i}`) ?? 0) + 1 / (1 + Number(price)));
      }
      expect(lines.size).toBeGreaterThan(8);
      for (const overround of lines.values()) {
        expect(overround).toBeGreaterThan(1.035);
        expect(overround).toBeLessThan(1.07);
      }
    }
  });

  it('count scored goals in in-play totals and close first-half markets before stoppage time', () => {
    const total = quotesAt(inPlay, 0).find(({ w, i }) => w === 'ROU' && i === 0);
    expect(Number(total?.line)).toBeGreaterThan(2.5);
    const late = quotesAt(inPlay, 44 * MINUTE);
    expect(late.filter(({ w }) => w.startsWith('HR')).every(({ isOpen }) => !isOpen)).toBe(true);
    expect(late.some(({ w, isOpen }) => w === 'RE' && isOpen)).toBe(true);
  });

  it.each([
    { period: '1H', minutes: 23.4, shown: { re_time: '1H^23', t_count: 23 } },
    { period: '1H', minutes: 46.2, shown: { re_time: '1H^46', t_count: 46 } },
    { period: 'HT', minutes: 3, shown: { re_time: 'HT', t_count: 45 } },
    { period: '2H', minutes: 10.9, shown: { re_time: '2H^55', t_count: 55 } },
  ])('show the clock of $period after $minutes minutes', ({ period, minutes, shown }) => {
    expect(model.clock({ ...inPlay, period, periodAt: 0 }, minutes * MINUTE)).toMatchObject(shown);
  });
});
