import { formatMinor, type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { formatPercent } from '../orders/amounts.ts';
import type { CardKind } from '../cards/cardNumbers.ts';
import { cashierRefusal } from '../orders/cashierRefusal.ts';
import { dayStart } from '../orders/orderNumbers.ts';
import { computeShare } from '../../settings/rates.ts';

/** Limits of one withdrawal by the kind of account, CNY. */
export const withdrawLimits: Readonly<Record<CardKind, { readonly min: Minor; readonly max: Minor }>> = {
  bank: { min: 100_00n, max: 200_000_00n },
  alipay: { min: 100_00n, max: 50_000_00n },
  coin: { min: 200_00n, max: 1_000_000_00n },
};

/** Limits of a day (UTC+8), all kinds together. */
export const DAILY_TIMES = 10;
export const DAILY_AMOUNT: Minor = 1_000_000_00n;

/** Withdrawals a day without a fee, and the fee of the others in hundredths of a percent. */
export const FREE_TIMES = 3;
export const FEE_RATE = 50n;

/** What a member has withdrawn today; what was rejected does not count. */
export interface WithdrawnToday {
  readonly times: number;
  readonly amount: Minor;
}

/** Reads the withdrawals of a member's day. */
export async function withdrawnToday(db: Db, memberId: number, now: Date): Promise<WithdrawnToday> {
  const row = await db
    .selectFrom('withdraw_orders')
    .select([sql<bigint>`count(*)`.as('times'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', dayStart(now))
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return { times: Number(row.times), amount: row.amount };
}

/** What is left of a day, as the wire tells it. */
export const computeRemainingToday = ({ times, amount }: WithdrawnToday) => ({
  timesLeft: Math.max(0, DAILY_TIMES - times),
  amountLeft: formatMinor(amount > DAILY_AMOUNT ? 0n : DAILY_AMOUNT - amount),
  freeTimesLeft: Math.max(0, FREE_TIMES - times),
});

/** @throws Refusal 6012 when one more would be too many, or too much, for the day */
export function requireWithinDailyLimits(today: WithdrawnToday, amount: Minor): void {
  if (today.times >= DAILY_TIMES) throw cashierRefusal('dailyTimesUsed', computeRemainingToday(today));
  if (today.amount + amount > DAILY_AMOUNT) throw cashierRefusal('dailyAmountUsed', computeRemainingToday(today));
}

/** What the next withdrawal of a day costs. */
export const computeWithdrawalFee = (amount: Minor, { times }: WithdrawnToday): Minor =>
  times < FREE_TIMES ? 0n : computeShare(amount, FEE_RATE);

/** The rules of withdrawing as the wire tells them. */
export const withdrawConfig = () => ({
  list: (['bank', 'alipay', 'coin'] as const).map((kind) => ({
    kind,
    currency: kind === 'coin' ? ('USDT' as const) : ('CNY' as const),
    min: formatMinor(withdrawLimits[kind].min),
    max: formatMinor(withdrawLimits[kind].max),
    dailyTimes: DAILY_TIMES,
    dailyAmount: formatMinor(DAILY_AMOUNT),
    freeTimes: FREE_TIMES,
    feeRate: formatPercent(FEE_RATE),
  })),
});
