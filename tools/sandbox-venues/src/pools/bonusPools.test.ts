import { ROUND_CAP } from '../games/catalogue/roundCap.ts';
import { poolRows } from '../venues/data/poolRows.ts';
import { computePoolAmount, type FundedPool, getLastWin, createMaskedWinner, toPoolView } from './bonusPools.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const pool: FundedPool = {
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

/** Times every 30 s over 3 days. */
const times = Array.from({ length: 8_640 }, (_, at) => NOW + at * 30_000);

describe('bonus pools', () => {
  it('GAM-01 computes equal amounts and wins for equal pools and times', () => {
    expect(computePoolAmount(pool, NOW)).toBe(computePoolAmount({ ...pool }, NOW));
    expect(getLastWin(pool, NOW)).toEqual(getLastWin({ ...pool }, NOW));
  });

  it('GAM-01 grows at the rate of the pool and falls only at wins', () => {
    let drops = 0;
    for (const [at, time] of times.entries()) {
      const before = times[at - 1];
      if (before === undefined) continue;
      const [was, is] = [computePoolAmount(pool, before), computePoolAmount(pool, time)];
      if (getLastWin(pool, before).at === getLastWin(pool, time).at) {
        expect([416n, 417n]).toContain(is - was);
        continue;
      }
      drops += 1;
      expect(is).toBeLessThan(was);
      expect(getLastWin(pool, time).amount).toBeGreaterThanOrEqual(was);
    }
    expect(drops).toBeGreaterThanOrEqual(6);
    expect(drops).toBeLessThanOrEqual(8);
  });

  it('never returns less than the base or a win in the future', () => {
    for (const time of times) {
      expect(computePoolAmount(pool, time)).toBeGreaterThanOrEqual(pool.base);
      expect(getLastWin(pool, time).at).toBeLessThanOrEqual(time);
    }
  });

  it('falls to the base when the console triggers a win and grows from there', () => {
    const won = { ...pool, won_at: new Date(NOW), won_amount: computePoolAmount(pool, NOW), won_by: 'ab***07' };
    expect(computePoolAmount(won, NOW)).toBe(pool.base);
    expect(getLastWin(won, NOW)).toMatchObject({ at: NOW, by: 'ab***07' });
    expect(computePoolAmount(won, NOW + HOUR / 4)).toBe(pool.base + pool.per_hour / 4n);
    const next = getLastWin(pool, NOW + 20 * HOUR).at;
    const first = times.find((time) => getLastWin(pool, time).at > NOW);
    expect(getLastWin(won, next)).toEqual(getLastWin(pool, next));
    expect(getLastWin(won, first ?? 0).amount).toBeLessThan(getLastWin(pool, first ?? 0).amount);
  });

  it('GAM-01 includes the contributions of rounds until the next win pays them', () => {
    const { at } = getLastWin(pool, NOW);
    const fed = { ...pool, fed: 777n, fed_since: new Date(at) };
    expect(computePoolAmount(fed, NOW) - computePoolAmount(pool, NOW)).toBe(777n);
    const next = times.find((time) => getLastWin(pool, time).at > NOW) ?? 0;
    expect(computePoolAmount(fed, next)).toBe(computePoolAmount(pool, next));
    expect(getLastWin(fed, next).amount - getLastWin(pool, next).amount).toBe(777n);
    const booked = { ...pool, given: 777n, given_at: new Date(getLastWin(pool, next).at) };
    expect(getLastWin(booked, next)).toEqual(getLastWin(fed, next));
  });

  it.each(poolRows.map((row) => [row.code, row] as const))(
    'GAM-06 %s stays below the highest return of a round for years',
    (code, { base, perHour, periodHours }) => {
      const listed = { ...pool, code, base: BigInt(base) * 100n, per_hour: BigInt(perHour) * 100n };
      const long = { ...listed, period_hours: periodHours };
      const days = Array.from({ length: 5 * 365 }, (_, day) => NOW + day * 24 * HOUR);
      const amounts = days.flatMap((time) => [computePoolAmount(long, time), getLastWin(long, time).amount]);
      expect(amounts.filter((amount) => amount >= ROUND_CAP)).toEqual([]);
      expect(BigInt(base) * 100n + BigInt(perHour) * BigInt(Math.ceil(periodHours * 1.4)) * 100n).toBeLessThan(
        ROUND_CAP,
      );
    },
  );

  it.each`
    what                         | change
    ${'growth without a win'}    | ${{ period_hours: 1_000_000 }}
    ${'a base above it'}         | ${{ base: 2n * ROUND_CAP }}
    ${'contributions of rounds'} | ${{ base: ROUND_CAP - 1n, fed: 500n, fed_since: new Date(getLastWin(pool, NOW).at) }}
  `('GAM-06 stops at the highest return of a round: $what', ({ change }: { change: Partial<FundedPool> }) => {
    const full = { ...pool, per_hour: 100_000_000n, ...change };
    expect(computePoolAmount(full, NOW)).toBe(ROUND_CAP);
    expect(getLastWin(full, NOW).amount).toBe(ROUND_CAP);
    expect(toPoolView(full, NOW, 'zh-CN')).toMatchObject({ amount: '4200000.00', perHour: '0.00' });
  });

  it('masks the names of winners', () => {
    for (let round = 0; round < 100; round++)
      expect(createMaskedWinner('TEST', round)).toMatch(/^[a-z]{2}\*\*\*\d{2}$/);
  });
});
