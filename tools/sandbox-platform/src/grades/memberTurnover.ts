import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** Period whose start is inclusive and whose end is exclusive. */
export interface Period {
  readonly from?: Date;
  readonly to?: Date;
}

/** Sum of the effective stakes: of each bet or round the smaller of stake and result. A returned stake counts 0, a half loss half. */
export const effectiveStake = sql<bigint>`coalesce(sum(turnovers.amount), 0)::bigint`;

/** Builds the query of turnover by bets and rounds that were settled in a period, without returned ones. */
export function buildTurnoverQuery(db: Db | Tx, { from, to }: Period = {}) {
  let query = db.selectFrom('turnovers');
  if (from) query = query.where('turnovers.settled_at', '>=', from);
  if (to) query = query.where('turnovers.settled_at', '<', to);
  return query;
}

/** Sums a member's effective turnover in a period. */
export async function sumTurnover(db: Db | Tx, memberId: number, stretch: Period = {}): Promise<Minor> {
  const { turnover } = await buildTurnoverQuery(db, stretch)
    .where('turnovers.member_id', '=', memberId)
    .select(effectiveStake.as('turnover'))
    .executeTakeFirstOrThrow();
  return turnover;
}

/** Counts a member's decided bets and rounds. */
export async function countDecidedBets(db: Db | Tx, memberId: number): Promise<bigint> {
  const { count } = await buildTurnoverQuery(db)
    .where('turnovers.member_id', '=', memberId)
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Credited deposit. */
export interface Deposit {
  /** Amount that counts for activities and VIP levels. */
  readonly amount: Minor;
  readonly at: Date;
}

/**
 * Reads a member's deposits, oldest first.
 *
 * An order that was paid as stated counts with its requested amount: the platform subtracted a few cents to recognise the
 * payment, and a deposit of 100.00 must reach a threshold of 100.00. Any other payment counts with its credited amount.
 */
export async function listDeposits(db: Db | Tx, memberId: number): Promise<Deposit[]> {
  const orders = await db
    .selectFrom('deposit_orders')
    .select([
      sql<bigint>`case when paid_amount = pay_amount then amount - fee + discount else coalesce(credited, 0) end`.as(
        'amount',
      ),
      'finished_at',
      'created_at',
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'confirmed')
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  return orders.map(({ amount, finished_at, created_at }) => ({ amount, at: finished_at ?? created_at }));
}

/** Sums a member's deposits as they count for VIP levels. */
export const sumDeposits = async (db: Db | Tx, memberId: number): Promise<Minor> =>
  (await listDeposits(db, memberId)).reduce((sum, { amount }) => sum + amount, 0n);
