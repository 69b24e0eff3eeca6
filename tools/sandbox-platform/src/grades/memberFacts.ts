import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** A stretch of time: its beginning counts, its end does not. */
export interface Stretch {
  readonly from?: Date;
  readonly to?: Date;
}

/** The sum of what counts: of each bet or round the smaller of stake and result, so a returned stake counts nothing and a half loss half. */
export const effectiveStake = sql<bigint>`coalesce(sum(turnovers.amount), 0)::bigint`;

/** Bets and rounds of one member or of everybody that were settled in a stretch of time, and not returned. */
export function decidedBets(db: Db | Tx, { from, to }: Stretch = {}) {
  let query = db.selectFrom('turnovers');
  if (from) query = query.where('turnovers.settled_at', '>=', from);
  if (to) query = query.where('turnovers.settled_at', '<', to);
  return query;
}

/** A member's effective turnover in a stretch of time. */
export async function sumTurnover(db: Db | Tx, memberId: number, stretch: Stretch = {}): Promise<Minor> {
  const { turnover } = await decidedBets(db, stretch)
    .where('turnovers.member_id', '=', memberId)
    .select(effectiveStake.as('turnover'))
    .executeTakeFirstOrThrow();
  return turnover;
}

/** Number of a member's bets and rounds that were decided. */
export async function countDecidedBets(db: Db | Tx, memberId: number): Promise<bigint> {
  const { count } = await decidedBets(db)
    .where('turnovers.member_id', '=', memberId)
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
export async function listDeposits(db: Db | Tx, memberId: number): Promise<Deposit[]> {
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
