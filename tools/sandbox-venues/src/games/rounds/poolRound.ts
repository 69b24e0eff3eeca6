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
import { computePoolAmount, type FundedPool, getOwnContributions } from '../../pools/bonusPools.ts';
import { capPoolWin } from '../catalogue/roundCap.ts';
import { createDraws, type RoundSeed } from '@pavilion/sandbox-platform/fair/createDraws';

/** Effect of a round on the bonus pool of its venue. */
export interface PoolPart {
  /** Contribution of the venue to the pool. */
  readonly fed: Minor;
  /** The whole pool up to the cap of the round, or 0. */
  readonly won: Minor;
}

const SHARE_SCALE = 10_000n;
const YUAN = 100n;

/** Stake, payout and seeds of a round. */
export interface PoolStake {
  readonly stake: Minor;
  readonly payout: Minor;
  readonly seed: RoundSeed;
}

/**
 * Computes the contribution of a round to a pool, and whether the round wins it. Each yuan of the stake is one chance in
 * the odds of the pool.
 *
 * The deciding number is derived from the round's seeds with the client seed `clientSeed:pool`. It is therefore
 * independent of the result of the round.
 *
 * @param at world time
 */
export function playForPool(pool: FundedPool, { stake, payout, seed }: PoolStake, at: number): PoolPart {
  const fed = (stake * BigInt(pool.share)) / SHARE_SCALE;
  const number = createDraws({ ...seed, clientSeed: `${seed.clientSeed}:pool` }).below(Number(pool.odds));
  const isWon = BigInt(number) < stake / YUAN;
  const amount = isWon ? computePoolAmount({ ...pool, fed: pool.fed + fed }, at) : 0n;
  return { fed, won: capPoolWin(amount, payout) };
}

/** Reads the name of a member and masks it. */
async function readMaskedName(db: Db | Tx, memberId: number): Promise<string> {
  const { name } = await db.selectFrom('members').select('name').where('id', '=', memberId).executeTakeFirstOrThrow();
  return `${name.slice(0, 2)}***${name.slice(-2)}`;
}

/** Pool, the effect of the round on it, and the world time. */
export interface PoolPlay {
  readonly pool: FundedPool;
  readonly part: PoolPart;
  readonly worldAt: number;
}

/** Books the contribution of a round to its pool and its win. The caller has locked the pool and stored the round. */
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
  const own = getOwnContributions(pool, worldAt) + fed;
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
    .set({ won_at: wonAt, won_amount: won, won_by: await readMaskedName(tx, member_id), fed_since: wonAt })
    .where('code', '=', pool.code)
    .execute();
}
