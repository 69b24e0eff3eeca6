import type { Minor } from '@pavilion/kernel';
import { reserveOrderId, formatOrderNo } from '../cashier/orders/orderNumbers.ts';
import { insertTransaction } from '../cashier/orders/transactions.ts';
import type { Db, Tx } from '../db/database.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { lockMember } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import { getDayStart } from '../base/chinaTime.ts';
import { readGrades } from '../grades/vipGrades.ts';
import { computeRebates, type CountedRebate } from './computeRebates.ts';
import { sendRebateMessage } from './sendRebateMessage.ts';
import { readUncountedTurnover } from './readUncountedTurnover.ts';

/** End of the counted period, and the time of the payment. */
interface RebateRun {
  readonly until: Date;
  readonly now: Date;
}

interface Payment extends RebateRun {
  readonly memberId: number;
  readonly grade: number;
}

async function book(tx: Tx, { memberId, grade, until, now }: Payment, lines: readonly CountedRebate[]): Promise<void> {
  const orderNo = formatOrderNo('R', now, await reserveOrderId(tx, 'deals'));
  const rows = lines.map((line) => ({
    member_id: memberId,
    grade,
    until,
    order_no: orderNo,
    created_at: now,
    ...line,
  }));
  const amount: Minor = lines.reduce((sum, line) => sum + line.amount, 0n);
  await tx.insertInto('rebates').values(rows).execute();
  await post(tx, {
    kind: 'rebate',
    ref: orderNo,
    at: now,
    postings: [
      { account: PROMO, amount: -amount },
      { account: getWalletAccount(memberId), amount },
    ],
  });
  const deal = { memberId, type: 'rebate', ref: orderNo, method: 'rebate', amount, at: now } as const;
  await insertTransaction(tx, { ...deal, direction: 'in', status: 'success' });
  await sendRebateMessage(tx, { memberId, orderNo, amount, at: now });
}

/** Pays one member for all categories. Counting and payment are one transaction with the member locked. */
async function payMember(tx: Tx, memberId: number, { until, now }: RebateRun): Promise<void> {
  await lockMember(tx, memberId);
  const { vip_grade } = await tx
    .selectFrom('members')
    .select('vip_grade')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const grade = (await readGrades(tx)).find((row) => row.grade === vip_grade);
  if (!grade) return;
  const lines = computeRebates(await readUncountedTurnover(tx, until, memberId), grade);
  if (lines.length > 0) await book(tx, { memberId, grade: vip_grade, until, now }, lines);
}

/**
 * Pays all members the rebate on turnover decided before a moment, at the rates of category and current level. A repeated
 * run pays nothing twice, also after an interruption.
 */
export async function payRebates(db: Db, until: Date, now: Date): Promise<void> {
  const owed = new Set((await readUncountedTurnover(db, until)).map(({ member_id }) => member_id));
  for (const memberId of owed) await db.transaction().execute((tx) => payMember(tx, memberId, { until, now }));
  await db
    .insertInto('rebate_runs')
    .values({ until, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Pays the day that has ended in UTC+8 (ruling S3), unless it has been paid. */
export async function payDailyRebates(db: Db, now: Date): Promise<void> {
  const until = getDayStart(now);
  const done = await db.selectFrom('rebate_runs').select('until').where('until', '=', until).executeTakeFirst();
  if (!done) await payRebates(db, until, now);
}
