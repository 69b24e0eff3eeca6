import { amountOf, type FedPool, lastWinOf, maskedWinner } from './bonusPools.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const pool: FedPool = {
  code: 'TEST',
  venue_code: 'BGDZ',
  names: { 'zh-CN': '测试', 'zh-TW': '測試' },
  base: 1_000_000n,
  per_hour: 50_000n,
  period_hours: 10,
  won_at: null,
  won_amount: null,
  won_by: null,
  share: 50,
  odds: 5_000_000n,
  fed: 0n,
  fed_since: null,
  given_at: null,
  given: 0n,
};

/** Every half minute of three days. */
const times = Array.from({ length: 8_640 }, (_, at) => NOW + at * 30_000);

describe('bonus pools', () => {
  it('GAM-01 tell everybody the same at the same time', () => {
    expect(amountOf(pool, NOW)).toBe(amountOf({ ...pool }, NOW));
    expect(lastWinOf(pool, NOW)).toEqual(lastWinOf({ ...pool }, NOW));
  });

  it('GAM-01 only grow, at their rate, but for the wins', () => {
    let drops = 0;
    for (const [at, time] of times.entries()) {
      const before = times[at - 1];
      if (before === undefined) continue;
      const [was, is] = [amountOf(pool, before), amountOf(pool, time)];
      if (lastWinOf(pool, before).at === lastWinOf(pool, time).at) {
        expect([416n, 417n]).toContain(is - was);
        continue;
      }
      drops += 1;
      expect(is).toBeLessThan(was);
      expect(lastWinOf(pool, time).amount).toBeGreaterThanOrEqual(was);
    }
    expect(drops).toBeGreaterThanOrEqual(6);
    expect(drops).toBeLessThanOrEqual(8);
  });

  it('never hold less than their base, nor a win that is yet to come', () => {
    for (const time of times) {
      expect(amountOf(pool, time)).toBeGreaterThanOrEqual(pool.base);
      expect(lastWinOf(pool, time).at).toBeLessThanOrEqual(time);
    }
  });

  it('drop when the console lets somebody win, and grow on from there', () => {
    const won = { ...pool, won_at: new Date(NOW), won_amount: amountOf(pool, NOW), won_by: 'ab***07' };
    expect(amountOf(won, NOW)).toBe(pool.base);
    expect(lastWinOf(won, NOW)).toMatchObject({ at: NOW, by: 'ab***07' });
    expect(amountOf(won, NOW + HOUR / 4)).toBe(pool.base + pool.per_hour / 4n);
    const next = lastWinOf(pool, NOW + 20 * HOUR).at;
    const first = times.find((time) => lastWinOf(pool, time).at > NOW);
    expect(lastWinOf(won, next)).toEqual(lastWinOf(pool, next));
    expect(lastWinOf(won, first ?? 0).amount).toBeLessThan(lastWinOf(pool, first ?? 0).amount);
  });

  it('GAM-01 hold what rounds have fed since the last win, which the next one takes along', () => {
    const { at } = lastWinOf(pool, NOW);
    const fed = { ...pool, fed: 777n, fed_since: new Date(at) };
    expect(amountOf(fed, NOW) - amountOf(pool, NOW)).toBe(777n);
    const next = times.find((time) => lastWinOf(pool, time).at > NOW) ?? 0;
    expect(amountOf(fed, next)).toBe(amountOf(pool, next));
    expect(lastWinOf(fed, next).amount - lastWinOf(pool, next).amount).toBe(777n);
    const booked = { ...pool, given: 777n, given_at: new Date(lastWinOf(pool, next).at) };
    expect(lastWinOf(booked, next)).toEqual(lastWinOf(fed, next));
  });

  it('show winners without telling who they are', () => {
    for (let round = 0; round < 100; round++) expect(maskedWinner('TEST', round)).toMatch(/^[a-z]{2}\*\*\*\d{2}$/);
  });
});
