import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import {
  getVenueOperatorAccount,
  NETWORK,
  getPoolAccount,
  getVenueAccount,
} from '@pavilion/sandbox-platform/ledger/accountCodes';
import { post } from '@pavilion/sandbox-platform/ledger/post';
import { computePoolAmount, type FundedPool, ownPart } from '../../pools/bonusPools.ts';
import { createDraws, type RoundSeed } from '../fair/createDraws.ts';

/** What a round does to the bonus pool of its venue. */
export interface PoolPart {
  /** What goes from the venue into the pool. */
  readonly fed: Minor;
  /** The whole pool, or nothing. */
  readonly won: Minor;
}

const SHARE_SCALE = 10_000n;
const YUAN = 100n;

/** Stake of a round and the seeds that decide. */
export interface PoolStake {
  readonly stake: Minor;
  readonly seed: RoundSeed;
}

/**
 * What a stake puts into a pool, and whether it wins it. The number that decides follows from the round's seeds, as its
 * result does but under a name of its own (`clientSeed:pool`), so that neither tells of the other: each yuan staked is one
 * chance in the pool's odds.
 *
 * @param at world time
 */
export function playForPool(pool: FundedPool, { stake, seed }: PoolStake, at: number): PoolPart {
  const fed = (stake * BigInt(pool.share)) / SHARE_SCALE;
  const number = createDraws({ ...seed, clientSeed: `${seed.clientSeed}:pool` }).below(Number(pool.odds));
  const isWon = BigInt(number) < stake / YUAN;
  return { fed, won: isWon ? computePoolAmount({ ...pool, fed: pool.fed + fed }, at) : 0n };
}

/** A winner as others see one. */
async function maskedName(db: Db | Tx, memberId: number): Promise<string> {
  const { name } = await db.selectFrom('members').select('name').where('id', '=', memberId).executeTakeFirstOrThrow();
  return `${name.slice(0, 2)}***${name.slice(-2)}`;
}

/** Pool, the part of the round in it, and the world time. */
export interface PoolPlay {
  readonly pool: FundedPool;
  readonly part: PoolPart;
  readonly worldAt: number;
}

/** Moves what a round puts into its pool, and what it wins of it; the pool is locked, and the round's row says so already. */
export async function bookPool(
  tx: Tx,
  { id, member_id, venue_code, settled_at }: Pick<VenueRound, 'id' | 'member_id' | 'venue_code' | 'settled_at'>,
  { pool, part: { fed, won }, worldAt }: PoolPlay,
): Promise<void> {
  const at = settled_at ?? new Date(worldAt);
  const account = getPoolAccount(pool.code);
  await post(tx, {
    kind: 'poolFeed',
    ref: String(id),
    at,
    postings: [
      { account: getVenueOperatorAccount(venue_code), amount: -fed },
      { account, amount: fed },
    ],
  });
  if (won === 0n) return;
  const own = ownPart(pool, worldAt) + fed;
  await post(tx, {
    kind: 'poolWin',
    ref: String(id),
    at,
    postings: [
      { account, amount: -own },
      { account: NETWORK, amount: own - won },
      { account: getVenueAccount(member_id, venue_code), amount: won },
    ],
  });
  const wonAt = new Date(worldAt);
  await tx
    .updateTable('bonus_pools')
    .set({ won_at: wonAt, won_amount: won, won_by: await maskedName(tx, member_id), fed_since: wonAt })
    .where('code', '=', pool.code)
    .execute();
}
