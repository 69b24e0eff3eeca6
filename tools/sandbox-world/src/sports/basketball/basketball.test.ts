import { createMatchState } from '../../testing/createMatchState.ts';
import { leagueCatalogue } from '../../data/leagueCatalogue.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { createBasketballModel } from './createBasketballModel.ts';
import { createBasketballDistributions } from './basketballQuotes.ts';
import { computeBasketballRates } from './basketballRates.ts';
import { buildBasketballScript, STRETCH } from './basketballScript.ts';

const league = leagueCatalogue.find(({ gameType }) => gameType === 'BK')!;
const fixture: Fixture = {
  gameId: '3000000001',
  seed: 9,
  league,
  home: league.teams[3]!,
  away: league.teams[9]!,
  startTime: 0,
  announceAt: 0,
};
const MINUTE = 60_000;
const RUNS = 4000;
const rates = computeBasketballRates(fixture);

const finals = Array.from({ length: RUNS }, (_, seed) => {
  const score = { home: 0, away: 0 };
  for (const event of buildBasketballScript(seed, rates)) {
    if (event.kind === 'score') score[event.side === 'H' ? 'home' : 'away'] += event.points;
  }
  return score;
});

const part = (test: (home: number, away: number) => boolean) =>
  finals.filter(({ home, away }) => test(home, away)).length / RUNS;

describe('basketball prices', () => {
  const model = createBasketballDistributions({
    rates,
    score: { home: 0, away: 0 },
    minutesLeft: 4 * league.quarterMinutes,
  });

  it.each([-10.5, -4.5, 0.5, 5.5, 12.5])('match the simulated margin above %s within 2.5 %%', (threshold) => {
    expect(Math.abs(part((home, away) => home - away > threshold) - model.marginAbove(threshold))).toBeLessThan(0.025);
  });

  it.each([-12, 0, 12])('match the simulated total at the centre %s within 2.5 %%', (shift) => {
    const threshold = Math.floor(model.centre.total) + shift + 0.5;
    expect(Math.abs(part((home, away) => home + away > threshold) - model.totalAbove(threshold))).toBeLessThan(0.025);
  });

  it('give no probability to a tie', () => {
    expect(part((home, away) => home === away)).toBe(0);
    expect(model.marginAbove(0.5)).toBeCloseTo(model.marginAbove(-0.5), 5);
  });
});

describe('basketball timeline and clock', () => {
  it('plays 4 quarters with half-time after the second, equal for equal seeds', () => {
    const script = buildBasketballScript(3, rates);
    expect(script).toEqual(buildBasketballScript(3, rates));
    const names = script.flatMap((event) => (event.kind === 'period' ? [event.name] : []));
    expect(names.slice(0, 4)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    const order = script.flatMap((event) =>
      event.kind === 'period' ? [event.name] : event.kind === 'halfTime' ? ['HT'] : [],
    );
    expect(order.slice(0, 4)).toEqual(['Q1', 'Q2', 'HT', 'Q3']);
  });

  it.each([
    { period: 'Q1', minutes: 0, shown: { re_time: 'Q1^12:00', t_count: 0 } },
    { period: 'Q3', minutes: 6, shown: { re_time: 'Q3^06:00', t_count: 30 } },
    { period: 'Q4', minutes: 99, shown: { re_time: 'Q4^00:00', t_count: 48 } },
    { period: 'OT', minutes: 2.5, shown: { re_time: 'OT^02:30', t_count: 50 } },
    { period: 'HT', minutes: 1, shown: { re_time: 'HT', t_count: 24 } },
  ])('shows $shown.re_time after $minutes minutes of $period', ({ period, minutes, shown }) => {
    const state = createMatchState({ status: 'live', period });
    expect(createBasketballModel(fixture).clock(state, minutes * MINUTE * STRETCH)).toMatchObject(shown);
  });
});
