import { formatMinor, type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { formatPercent } from '../orders/amounts.ts';
import type { CardKind } from '../cards/cardNumbers.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';
import { getDayStart } from '../../base/chinaTime.ts';
import { computeShare } from '../../settings/rates.ts';

/** Limits of one withdrawal by kind of account, CNY. */
export const withdrawLimits: Readonly<Record<CardKind, { readonly min: Minor; readonly max: Minor }>> = {
  bank: { min: 100_00n, max: 200_000_00n },
  alipay: { min: 100_00n, max: 50_000_00n },
  coin: { min: 200_00n, max: 1_000_000_00n },
};

/** Daily limits (UTC+8) of all kinds together. */
export const MAX_DAILY_WITHDRAWALS = 10;
export const MAX_DAILY_AMOUNT: Minor = 1_000_000_00n;

/** Number of free withdrawals per day, and the fee of further ones in hundredths of a percent. */
export const FREE_DAILY_WITHDRAWALS = 3;
export const FEE_RATE = 50n;

/** Number and amount of a member's withdrawals today, without rejected ones. */
export interface WithdrawnToday {
  readonly times: number;
  readonly amount: Minor;
}

/** Reads a member's withdrawals of the current day. */
export async function readWithdrawnToday(db: Db, memberId: number, now: Date): Promise<WithdrawnToday> {
  const row = await db
    .selectFrom('withdraw_orders')
    .select([sql<bigint>`count(*)`.as('times'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', getDayStart(now))
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return { times: Number(row.times), amount: row.amount };
}

/** Computes the remaining daily limits for the wire. */
export const computeRemainingToday = ({ times, amount }: WithdrawnToday) => ({
  timesLeft: Math.max(0, MAX_DAILY_WITHDRAWALS - times),
  amountLeft: formatMinor(amount > MAX_DAILY_AMOUNT ? 0n : MAX_DAILY_AMOUNT - amount),
  freeTimesLeft: Math.max(0, FREE_DAILY_WITHDRAWALS - times),
});

/** Requires that one more withdrawal keeps the daily limits. @throws Refusal 6012 */
export function requireWithinDailyLimits(today: WithdrawnToday, amount: Minor): void {
  if (today.times >= MAX_DAILY_WITHDRAWALS) throw createCashierRefusal('dailyTimesUsed', computeRemainingToday(today));
  if (today.amount + amount > MAX_DAILY_AMOUNT)
    throw createCashierRefusal('dailyAmountUsed', computeRemainingToday(today));
}

/** Computes the fee of the next withdrawal of a day. */
export const computeWithdrawalFee = (amount: Minor, { times }: WithdrawnToday): Minor =>
  times < FREE_DAILY_WITHDRAWALS ? 0n : computeShare(amount, FEE_RATE);

/** Returns the withdrawal rules for the wire. */
export const buildWithdrawConfig = () => ({
  list: (['bank', 'alipay', 'coin'] as const).map((kind) => ({
    kind,
    currency: kind === 'coin' ? ('USDT' as const) : ('CNY' as const),
    min: formatMinor(withdrawLimits[kind].min),
    max: formatMinor(withdrawLimits[kind].max),
    dailyTimes: MAX_DAILY_WITHDRAWALS,
    dailyAmount: formatMinor(MAX_DAILY_AMOUNT),
    freeTimes: FREE_DAILY_WITHDRAWALS,
    feeRate: formatPercent(FEE_RATE),
  })),
});
