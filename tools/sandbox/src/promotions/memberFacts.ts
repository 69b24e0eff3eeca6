import { type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { type Db, type Tx } from '../db/database.ts';

/** A stretch of time: its beginning counts, its end does not. */
export interface Stretch {
  readonly from?: Date;
  readonly to?: Date;
}

/** What counts of a bet: the smaller of stake and result, so a returned stake counts nothing and a half loss half. */
export const effectiveStake = sql<bigint>`coalesce(sum(least(bets.stake, abs(bets.net))), 0)::bigint`;

/** Bets of one member or of everybody that were settled in a stretch of time, and not returned. */
export function decidedBets(db: Db | Tx, { from, to }: Stretch = {}) {
  let query = db.selectFrom('bets').where('bets.status', '=', 'settled').where('bets.net', '<>', 0n);
  if (from) query = query.where('bets.settled_at', '>=', from);
  if (to) query = query.where('bets.settled_at', '<', to);
  return query;
}

/** A member's effective turnover in a stretch of time. */
export async function turnoverOf(db: Db | Tx, memberId: number, stretch: Stretch = {}): Promise<Minor> {
  const { turnover } = await decidedBets(db, stretch)
    .where('bets.member_id', '=', memberId)
    .select(effectiveStake.as('turnover'))
    .executeTakeFirstOrThrow();
  return turnover;
}

/** Number of a member's bets that were decided. */
export async function countDecidedBets(db: Db | Tx, memberId: number): Promise<bigint> {
  const { count } = await decidedBets(db)
    .where('bets.member_id', '=', memberId)
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A deposit that reached the wallet. */
export interface Deposit {
  readonly amount: Minor;
  readonly at: Date;
}

/** A member's deposits, first to last: what was credited, when it was. */
export async function depositsOf(db: Db | Tx, memberId: number): Promise<Deposit[]> {
  const orders = await db
    .selectFrom('deposit_orders')
    .select(['credited', 'finished_at', 'created_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'confirmed')
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  return orders.map((order) => ({ amount: order.credited ?? 0n, at: order.finished_at ?? order.created_at }));
}
