import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { addDays, getDayStart, getMonthStart, getNextMonthStart, getWeekStart } from '../base/chinaTime.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/database.ts';
import type { LimitPeriod } from '../db/tables/playerLimitTables.ts';
import { lockMember } from '../ledger/balances.ts';
import type { LimitSubject } from './playPauses.ts';

/** Days until a higher limit, or none, applies. */
export const WAIT_DAYS = 1;

/** Periods of deposit limits, the shortest first. */
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

const bounds: Readonly<Record<LimitPeriod, (now: Date) => { readonly start: Date; readonly end: Date }>> = {
  day: (now) => ({ start: getDayStart(now), end: addDays(getDayStart(now), 1) }),
  week: (now) => ({ start: getWeekStart(now), end: addDays(getWeekStart(now), 7) }),
  month: (now) => ({ start: getMonthStart(now), end: getNextMonthStart(now) }),
};

/** Deposit limit of a period, and what of it is used. Amounts are fen; null for no limit. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  readonly amount: Minor | null;
  readonly used: Minor;
  readonly resetsAt: Date;
  readonly pending?: { readonly amount: Minor | null; readonly at: Date };
}

/** Returns the deposits of the member since a time: credited ones, and orders that can still be paid. */
async function sumDeposits(db: Db, { memberId, now }: LimitSubject, since: Date): Promise<Minor> {
  const { total } = await db
    .selectFrom('deposit_orders')
    .select(sql<bigint>`coalesce(sum(coalesce(credited, amount)), 0)::bigint`.as('total'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('state', 'not in', ['closed', 'expired', 'failed'])
    .where((where) => where.or([where('state', '<>', 'created'), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return total;
}

/** Reads the deposit limits of the member; a pending change applies from its time on. */
export async function readDepositLimits(db: Db, subject: LimitSubject): Promise<readonly DepositLimit[]> {
  const rows = await db.selectFrom('deposit_limits').selectAll().where('member_id', '=', subject.memberId).execute();
  return Promise.all(
    limitPeriods.map(async (period) => {
      const row = rows.find((each) => each.period === period);
      const { start, end } = bounds[period](subject.now);
      const used = await sumDeposits(db, subject, start);
      const at = row?.pending_at ?? null;
      const isApplied = at !== null && at <= subject.now;
      const amount = (isApplied ? row?.pending_amount : row?.amount) ?? null;
      const pending = at === null || isApplied ? {} : { pending: { amount: row?.pending_amount ?? null, at } };
      return { period, amount, used, resetsAt: end, ...pending };
    }),
  );
}

/** Returns what is left of a limit; null without a limit. */
export const computeLeft = ({ amount, used }: DepositLimit): Minor | null => {
  if (amount === null) return null;
  return used < amount ? amount - used : 0n;
};

/** New limit of a period; null for none. */
export interface LimitChange {
  readonly period: LimitPeriod;
  readonly amount: Minor | null;
}

/**
 * Changes a deposit limit. The first and a lower one apply at once, a higher one and none after 24 h.
 *
 * @returns whether the change is pending
 */
export async function setDepositLimit(tx: Tx, subject: LimitSubject, change: LimitChange): Promise<boolean> {
  const { memberId, now } = subject;
  const { period, amount } = change;
  await lockMember(tx, memberId);
  const current = (await readDepositLimits(tx, subject)).find((limit) => limit.period === period)?.amount ?? null;
  const isPending = current !== null && (amount === null || amount > current);
  const row = isPending
    ? { amount: current, pending_amount: amount, pending_at: addDays(now, WAIT_DAYS) }
    : { amount, pending_amount: null, pending_at: null };
  await tx
    .insertInto('deposit_limits')
    .values({ member_id: memberId, period, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'period']).doUpdateSet(row))
    .execute();
  return isPending;
}

/** Withdraws the pending change of a limit. @throws Refusal 6004 if there is none, or it applies already */
export async function cancelLimitChange(tx: Tx, { memberId, now }: LimitSubject, period: LimitPeriod): Promise<void> {
  await lockMember(tx, memberId);
  const { numUpdatedRows } = await tx
    .updateTable('deposit_limits')
    .set({ pending_amount: null, pending_at: null })
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .where('pending_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(errorCodes.notFound);
}
