import { MAX_NOTICE_MS, PLAN_DAY_MS, planDay, getWorkload } from './planDay.ts';
import { getTodayStart } from './getTodayStart.ts';

const DAY = 20_778;

describe('planDay', () => {
  const fixtures = [...planDay(1, DAY), ...planDay(1, DAY + 1), ...planDay(1, DAY + 2)];

  it('returns equal fixtures for equal seed and day, and others for another seed', () => {
    expect(planDay(1, DAY)).toEqual(planDay(1, DAY));
    expect(planDay(2, DAY)).not.toEqual(planDay(1, DAY));
  });

  it('fills all slots at multiples of 5 minutes with unique numeric ids', () => {
    expect(planDay(1, DAY).filter(({ league }) => league.gameType === 'FT').length).toBeGreaterThan(24 * 35);
    expect(planDay(1, DAY).filter(({ league }) => league.gameType === 'BK').length).toBeGreaterThan(24 * 5);
    expect(fixtures.every(({ startTime }) => startTime % 300_000 === 0)).toBe(true);
    expect(new Set(fixtures.map(({ gameId }) => gameId)).size).toBe(fixtures.length);
    expect(fixtures.every(({ gameId }) => /^\d{10}$/.test(gameId))).toBe(true);
  });

  it('announces matches 3 to 84 hours ahead', () => {
    for (const { startTime, announceAt } of fixtures) {
      expect(startTime - announceAt).toBeGreaterThanOrEqual(3 * 3_600_000);
      expect(startTime - announceAt).toBeLessThanOrEqual(MAX_NOTICE_MS);
    }
  });

  it('leaves the required rest between the kick-offs of a team, over midnight and across competitions', () => {
    const starts = new Map<string, number[]>();
    const rests = new Map<string, number>();
    for (const { league, home, away, startTime } of fixtures) {
      for (const team of [home, away]) {
        const key = league.gameType + team.name.cn;
        starts.set(key, [...(starts.get(key) ?? []), startTime]);
        rests.set(key, getWorkload(league.gameType).rest);
      }
    }
    for (const [key, times] of starts) {
      const sorted = times.sort((a, b) => a - b);
      const gaps = sorted.slice(1).map((time, i) => time - sorted[i]!);
      expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(rests.get(key)!);
    }
  });

  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-20T22:00:00Z'],
    ['2026-11-22T03:55:00Z', '2026-11-20T22:00:00Z'],
    ['2026-11-22T04:00:00Z', '2026-11-21T22:00:00Z'],
  ])('getTodayStart moves a kick-off at %s to today at %s', (start, from) => {
    expect(new Date(getTodayStart(Date.parse(start))).toISOString()).toBe(new Date(from).toISOString());
    expect(PLAN_DAY_MS).toBe(86_400_000);
  });
});
