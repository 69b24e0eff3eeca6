import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { RebateCategory } from '../db/tables/memberCentreTables.ts';
import { rebateRules } from '../ledger/rebateRules.ts';
import { openClub, type Club } from '../promotions/testing/openClub.ts';
import { rebateCategories } from '../grades/vipGrades.ts';
import { payDailyRebates, payRebates } from './payRebates.ts';

const MIDNIGHT = new Date('2026-11-20T16:00:00Z');
const after = (hours: number): Date => new Date(MIDNIGHT.getTime() + hours * 3_600_000);

let club: Club;
let rounds = 0;
beforeAll(async () => {
  club = await openClub(MIDNIGHT);
  const names = JSON.stringify({ 'zh-CN': '', 'zh-TW': '' });
  const { db } = club.database;
  const facts = { category: 'ZR', names, slogans: names, launch_kind: 'http', has_wallet: true } as const;
  await db
    .insertInto('venues')
    .values({ code: 'TEST', ...facts, min_transfer: 1n, max_transfer: 1n, sort: 1, cover: '{}' })
    .execute();
}, 60_000);
afterAll(() => club.database.close());

interface LostRound {
  readonly category: RebateCategory;
  readonly stake: bigint;
  readonly at: Date;
}

/** Creates a lost round with the postings of a venue. */
async function round(memberId: number, { category, stake, at }: LostRound): Promise<void> {
  const n = String(++rounds);
  const text = { names: '{}', rules: 'test', request_id: n, asked: n, bets: '[]', outcome: null } as const;
  const source = { seed_no: 1, nonce: rounds, draw_no: null, venue_code: 'TEST', game_code: 'TEST-1' };
  await club.database.db
    .insertInto('venue_rounds')
    .values({
      member_id: memberId,
      category,
      stake,
      payout: 0n,
      status: 'settled',
      placed_at: at,
      settled_at: at,
      ...text,
      ...source,
    })
    .execute();
}

const paidTo = (memberId: number) =>
  club.database.db
    .selectFrom('deals')
    .select(['amount', 'ref', 'created_at'])
    .where('member_id', '=', memberId)
    .where('type', '=', 'rebate')
    .orderBy('id')
    .execute();

/** Runs the audit rules of rebates and returns the violations. */
async function violations(db: Db | Tx = club.database.db): Promise<string[]> {
  const found = await Promise.all(rebateRules.map(({ query }) => sql.raw<{ what: string }>(query).execute(db)));
  return found.flatMap(({ rows }) => rows.map(({ what }) => what));
}

const readRates = async (grade: number) =>
  (await club.database.db.selectFrom('vip_grades').selectAll().where('grade', '=', grade).executeTakeFirstOrThrow())
    .rebates;

describe('rebates', () => {
  it('GAM-05 USR-04 pays each day once, at midnight in UTC+8, by category and level, in wallet, record and inbox', async () => {
    const { db } = club.database;
    const [low, high] = [await club.member(), await club.member({ vipGrade: 8 })];
    for (const id of [low, high]) {
      await round(id, { category: 'DZ', stake: 12_345n, at: after(3) });
      await club.bet(id, { stake: 10_000n, at: after(4) });
      await round(id, { category: 'CP', stake: 99_999n, at: after(24) });
    }
    await payDailyRebates(db, after(23.9));
    expect(await paidTo(low)).toEqual([]);
    await Promise.all([1, 2].map(() => payDailyRebates(db, after(24.1))));
    await payDailyRebates(db, after(30));
    // 123.45 at 0.70 % is 0.86, 100.00 at 0.40 % is 0.40; level 8 has 1.05 % and 0.75 %.
    expect((await paidTo(low)).map(({ amount }) => amount)).toEqual([86n + 40n]);
    expect((await paidTo(high)).map(({ amount }) => amount)).toEqual([129n + 75n]);
    expect(await club.wallet(low)).toBe(126n);
    const [{ ref = '' } = {}] = await paidTo(low);
    expect(ref).toMatch(/^R20261122\d{6}$/);
    const letter = db.selectFrom('letters').select('texts').where('cause', '=', `rebate:${ref}`);
    expect((await letter.executeTakeFirstOrThrow()).texts['zh-TW'].content).toContain('返水 1.26 元');
    expect(await violations()).toEqual([]);
  });

  it('carries amounts below one cent and late turnover to the next count', async () => {
    const id = await club.member();
    await round(id, { category: 'TY', stake: 200n, at: after(50) });
    await payRebates(club.database.db, after(51), after(51));
    expect(await paidTo(id)).toEqual([]);
    await round(id, { category: 'TY', stake: 100n, at: after(49) });
    await payRebates(club.database.db, after(52), after(52));
    expect((await paidTo(id)).map(({ amount }) => amount)).toEqual([1n]);
  });

  it('GAM-05 pays a day although a later one was paid while the clock was fast-forwarded', async () => {
    const { db } = club.database;
    const id = await club.member();
    await payDailyRebates(db, after(60 * 24));
    await round(id, { category: 'DZ', stake: 10_000n, at: after(30 * 24 + 3) });
    await payDailyRebates(db, after(31 * 24));
    expect((await paidTo(id)).map(({ amount }) => amount)).toEqual([70n]);
    await payDailyRebates(db, after(31 * 24 + 1));
    await payDailyRebates(db, after(60 * 24 + 1));
    expect(await paidTo(id)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('the audit finds an unpaid rebate, and the database rejects an amount that differs from the rate', async () => {
    const id = await club.member();
    const line = { member_id: id, until: after(90), category: 'DZ', grade: 1, rate: 70, order_no: 'R1' } as const;
    const insert = (turnover: bigint, amount: bigint) =>
      club.database.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('rebates')
          .values({ ...line, turnover, amount, created_at: after(90) })
          .execute();
        throw new Error((await violations(tx)).join());
      });
    await expect(insert(10_000n, 71n)).rejects.toThrow('a_rebate_is_its_rate_rounded_down');
    await expect(insert(10_000n, 70n)).rejects.toThrow('rebate R1 is worth 70, paid was 0');
  });

  it('I5 the rebates of a category are its turnover at the rate, rounded down at each payment, for any split into payments', async () => {
    const played = fc.record({
      category: fc.constantFrom(...rebateCategories),
      cents: fc.integer({ min: 1, max: 5_000_000 }),
      isCut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 11 }), fc.array(played, { maxLength: 12 }), async (grade, all) => {
        const id = await club.member({ vipGrade: grade });
        const rates = await readRates(grade);
        const [waiting, paid] = [new Map<RebateCategory, bigint>(), { sum: 0n }];
        const at = after(100);
        const cut = async () => {
          await payRebates(club.database.db, after(101), after(101));
          for (const [category, cents] of waiting) {
            const amount = (cents * BigInt(rates[category])) / 10_000n;
            if (amount > 0n) waiting.delete(category);
            paid.sum += amount;
          }
        };
        for (const { category, cents, isCut } of all) {
          await round(id, { category, stake: BigInt(cents), at });
          waiting.set(category, (waiting.get(category) ?? 0n) + BigInt(cents));
          if (isCut) await cut();
        }
        await cut();
        expect(await club.wallet(id)).toBe(paid.sum);
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});
