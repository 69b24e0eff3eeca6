import { createId, type Minor } from '@pavilion/kernel';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { BonusPool } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { NETWORK, getPoolAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { post } from '@pavilion/sandbox-platform/ledger/post';
import { computePoolAmount, type FundedPool, getLastWin, createMaskedWinner } from './bonusPools.ts';

async function readPoolFunds(tx: Tx, { code }: BonusPool): Promise<Minor> {
  const account = { code: getPoolAccount(code), kind: 'pool' as const, member_id: null, may_go_negative: false };
  await tx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { balance } = await tx
    .selectFrom('accounts')
    .select('balance')
    .where('code', '=', account.code)
    .executeTakeFirstOrThrow();
  return balance;
}

/** Time of the world and of the platform. */
export interface PoolMoment {
  /** World time, milliseconds UTC. */
  readonly at: number;
  readonly now: Date;
}

/**
 * Pays the pool to a simulated winner on another platform, including the contributions of rounds here.
 *
 * The row lock makes each win happen once. While the world is paused, two wins may have the same time.
 */
async function payElsewhere(tx: Tx, pool: FundedPool, { at, now }: PoolMoment): Promise<FundedPool> {
  const wonAt = new Date(at);
  const change = { fed_since: wonAt, ...(pool.fed > 0n ? { given_at: wonAt, given: pool.fed } : {}) };
  await post(tx, {
    kind: 'poolGiven',
    ref: `${pool.code}.${createId()}`,
    at: now,
    postings: [
      { account: getPoolAccount(pool.code), amount: -pool.fed },
      { account: NETWORK, amount: pool.fed },
    ],
  });
  await tx.updateTable('bonus_pools').set(change).where('code', '=', pool.code).execute();
  return { ...pool, ...change, fed: 0n };
}

async function bookElsewhereWins(tx: Tx, row: BonusPool, { at, now }: PoolMoment): Promise<FundedPool> {
  const pool = { ...row, fed: await readPoolFunds(tx, row) };
  const wonAt = getLastWin(pool, at).at;
  return pool.fed_since && pool.fed_since.getTime() >= wonAt ? pool : payElsewhere(tx, pool, { at: wonAt, now });
}

const buildLockedPoolsQuery = (tx: Tx) => tx.selectFrom('bonus_pools').selectAll().forUpdate();

/**
 * Locks the pool of a venue and books wins elsewhere up to a world time.
 *
 * To avoid deadlocks, lock the pool after the member and before the venue's account.
 */
export async function lockPool(tx: Tx, venueCode: string, moment: PoolMoment): Promise<FundedPool | undefined> {
  const row = await buildLockedPoolsQuery(tx).where('venue_code', '=', venueCode).executeTakeFirst();
  return row && bookElsewhereWins(tx, row, moment);
}

/** Pays a pool to a simulated winner on another platform, on demand of the console. */
export async function awardPoolElsewhere(tx: Tx, code: string, moment: PoolMoment): Promise<void> {
  const { at } = moment;
  const row = await buildLockedPoolsQuery(tx).where('code', '=', code).executeTakeFirstOrThrow();
  const pool = await bookElsewhereWins(tx, row, moment);
  await tx
    .updateTable('bonus_pools')
    .set({ won_at: new Date(at), won_amount: computePoolAmount(pool, at), won_by: createMaskedWinner(code, at) })
    .where('code', '=', code)
    .execute();
  await payElsewhere(tx, pool, moment);
}
