import * as fc from 'fast-check';
import type { Minor } from '@pavilion/kernel';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { bookPool, playForPool } from '../games/rounds/poolRound.ts';
import { getPoolAccount, getVenueAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { computePoolAmount, readBonusPools, type FundedPool } from './bonusPools.ts';
import { seedVenues } from '../venues/seedVenues.ts';
import { lockPool, awardPoolElsewhere } from './lockPool.ts';
import { openVenueAccounts } from '../venues/venueAccounts.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T04:00:00Z');
const CODE = 'DZ-MINI';
const VENUE = 'JGDZ';

let database: OpenDatabase;
let memberId: number;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedVenues(database.db);
  memberId = await createMember(database.db, { name: 'lucky01', passwordMd5: 'f'.repeat(32), registeredAt: now });
  await database.db.transaction().execute(async (tx) => {
    await openVenueAccounts(tx, memberId, VENUE);
    await tx
      .insertInto('accounts')
      .values({ code: `house:venue:${VENUE}`, kind: 'house', member_id: null, may_go_negative: true })
      .execute();
  });
}, 60_000);
afterAll(() => database.close());

const poolAt = async () => (await readBonusPools(database.db)).find(({ code }) => code === CODE)!;
const readBalance = async (code: string): Promise<Minor> =>
  (await database.db.selectFrom('accounts').select('balance').where('code', '=', code).executeTakeFirst())?.balance ??
  0n;

let rounds = 0;
/** Plays a round at a world time. Returns the contribution, the win and the amount before the round. */
const play = (yuan: number, odds: bigint, worldAt: number) =>
  database.db.transaction().execute(async (tx) => {
    await tx.updateTable('bonus_pools').set({ odds }).where('code', '=', CODE).execute();
    const pool = (await lockPool(tx, VENUE, { at: worldAt, now }))!;
    const before = computePoolAmount(pool, worldAt);
    const seed = { serverSeed: 's', clientSeed: 'c', nonce: ++rounds };
    const part = playForPool(pool, { payout: 0n, stake: BigInt(yuan) * 100n, seed }, worldAt);
    const round = { id: BigInt(rounds), member_id: memberId, venue_code: VENUE, settled_at: now };
    await bookPool(tx, round, { pool, part, worldAt });
    return { ...part, before };
  });

describe('bonus pool in the ledger', () => {
  it('GAM-01 I5 always equals its base plus all contributions minus all wins', async () => {
    let worldAt = now.getTime();
    let paid = 0n;
    const step = fc.record({
      kind: fc.constantFrom('play', 'play', 'play', 'wait', 'elsewhere'),
      yuan: fc.integer({ min: 1, max: 3_000 }),
      odds: fc.constantFrom(1n, 5_000n, 4_294_967_296n),
      hours: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { kind, yuan, odds, hours } of steps) {
          worldAt += 1 + (kind === 'wait' ? hours * HOUR : 0);
          if (kind === 'elsewhere')
            await database.db.transaction().execute((tx) => awardPoolElsewhere(tx, CODE, { at: worldAt, now }));
          if (kind === 'play') {
            const { before, fed, won } = await play(yuan, odds, worldAt);
            expect(fed).toBe((BigInt(yuan) * 100n * 50n) / 10_000n);
            expect(won === 0n || won === before + fed).toBe(true);
            expect(odds !== 1n || won > 0n).toBe(true);
            expect(computePoolAmount(await poolAt(), worldAt)).toBe(won > 0n ? (await poolAt()).base : before + fed);
            paid += won;
          }
        }
        const fedAll = database.db
          .selectFrom('postings')
          .innerJoin('entries', 'entries.id', 'postings.entry_id')
          .select((row) => row.fn.sum<string>('postings.amount').as('sum'))
          .where('account', '=', getPoolAccount(CODE))
          .where('entries.kind', '=', 'poolFeed')
          .executeTakeFirstOrThrow();
        const operator = await readBalance(`house:venue:${VENUE}`);
        expect(BigInt((await fedAll).sum ?? 0)).toBe(-operator);
        // The money that left the pools was paid to the winner here or to the network.
        expect((await readBalance(getPoolAccount(CODE))) + (await readBalance('network')) + paid + operator).toBe(0n);
        expect(await readBalance(getVenueAccount(memberId, VENUE))).toBe(paid);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('GAM-05 is won as often as its odds specify', () => {
    const pool: FundedPool = {
      code: 'X',
      venue_code: VENUE,
      names: { 'zh-CN': '', 'zh-TW': '' },
      base: 1n,
      per_hour: 1n,
      period_hours: 1,
      share: 50,
      odds: 200n,
      won_at: null,
      won_amount: null,
      won_by: null,
      fed: 0n,
      fed_since: null,
      given_at: null,
      given: 0n,
    };
    const played = Array.from({ length: 20_000 }, (_, nonce) =>
      playForPool(
        pool,
        { payout: 0n, stake: 1_000n, seed: { serverSeed: 'pools', clientSeed: 'c', nonce } },
        now.getTime(),
      ),
    );
    const wins = played.filter(({ won }) => won > 0n).length;
    // 10 yuan at 1 in 200 per yuan win 1 round in 20. The tolerance is 4 standard errors.
    expect(Math.abs(wins - 1_000)).toBeLessThan(4 * Math.sqrt(20_000 * 0.05 * 0.95));
  });
});
