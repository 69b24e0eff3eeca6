import type { Db, Tx } from '../../db/database.ts';
import type { WithdrawOrder } from '../../db/tables/cashierTables.ts';
import {
  CASHIER,
  CASHIER_USDT,
  EXCHANGE,
  EXCHANGE_USDT,
  FEES,
  getWalletAccount,
  getWithdrawalHoldAccount,
} from '../../ledger/accountCodes.ts';
import { lockMember } from '../../ledger/balances.ts';
import { post, type Posting } from '../../ledger/post.ts';
import { findDueTime } from '../orders/dueSteps.ts';
import { updateTransaction } from '../orders/transactions.ts';
import { clockSteps, findNextWithdrawState, type WithdrawEvent } from './withdrawStates.ts';

/** Event of a withdrawal with its time. */
export interface TimedWithdrawEvent {
  readonly event: WithdrawEvent;
  readonly at: Date;
  /** Reason of a rejection. */
  readonly reason?: string;
  /** Milliseconds until the next automatic step; 0 waits for the operator. */
  readonly stepMs: number;
}

/** Builds the postings of the payment, in coins for a coin address. */
function buildPayoutPostings({ amount, fee, pay_amount, rate }: WithdrawOrder): readonly Posting[] {
  const net = amount - fee;
  if (rate === null) return [{ account: CASHIER, amount: net }];
  return [
    { account: EXCHANGE, amount: net },
    { account: EXCHANGE_USDT, amount: -pay_amount },
    { account: CASHIER_USDT, amount: pay_amount },
  ];
}

/** Pays the money out or returns it to the wallet in full. */
async function settleMoney(
  tx: Tx,
  order: WithdrawOrder,
  { isPaid, at }: { readonly isPaid: boolean; readonly at: Date },
): Promise<void> {
  await lockMember(tx, order.member_id);
  const to: readonly Posting[] = isPaid
    ? [...buildPayoutPostings(order), { account: FEES, amount: order.fee }]
    : [{ account: getWalletAccount(order.member_id), amount: order.amount }];
  await post(tx, {
    kind: isPaid ? 'withdrawPay' : 'withdrawReturn',
    ref: order.order_no,
    at,
    postings: [{ account: getWithdrawalHoldAccount(order.member_id), amount: -order.amount }, ...to],
  });
  await updateTransaction(tx, { type: 'withdraw', ref: order.order_no }, { status: isPaid ? 'success' : 'failed', at });
}

/**
 * Applies an event to a withdrawal, and updates money and record.
 *
 * @param order withdrawal that is locked in this transaction
 * @returns the updated order, or `undefined` if the event does not fit its state
 */
export async function applyWithdrawEvent(
  tx: Tx,
  order: WithdrawOrder,
  { event, at, reason, stepMs }: TimedWithdrawEvent,
): Promise<WithdrawOrder | undefined> {
  const state = findNextWithdrawState(order.state, event);
  if (!state) return undefined;
  const isEnd = state === 'paid' || state === 'rejected';
  if (isEnd) await settleMoney(tx, order, { isPaid: state === 'paid', at });
  return tx
    .updateTable('withdraw_orders')
    .set({
      state,
      reason: state === 'rejected' ? (reason ?? '') : null,
      steps: JSON.stringify([...order.steps, { status: state, at: at.getTime() }]),
      finished_at: isEnd ? at : null,
      next_at: isEnd || stepMs <= 0 ? null : new Date(at.getTime() + stepMs),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a withdrawal and locks it. */
export function lockWithdrawal(tx: Tx, orderNo: string): Promise<WithdrawOrder | undefined> {
  return tx.selectFrom('withdraw_orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
}

/** Applies the due step of one withdrawal, if there is one. */
export async function advanceWithdrawal(
  db: Db,
  orderNo: string,
  { now, stepMs }: { readonly now: Date } & Pick<TimedWithdrawEvent, 'stepMs'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockWithdrawal(tx, orderNo);
    const event = order && clockSteps[order.state];
    const at = order && findDueTime(order, now);
    if (event && at) await applyWithdrawEvent(tx, order, { event, at, stepMs });
  });
}
