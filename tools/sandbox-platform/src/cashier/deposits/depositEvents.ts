import { randomBytes } from 'node:crypto';
import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import {
  CASHIER,
  CASHIER_USDT,
  EXCHANGE,
  EXCHANGE_USDT,
  FEES,
  PROMO,
  getWalletAccount,
} from '../../ledger/accountCodes.ts';
import { lockMember } from '../../ledger/balances.ts';
import { post, type Posting } from '../../ledger/post.ts';
import { raiseGrade } from '../../grades/raiseGrade.ts';
import { findDueTime } from '../orders/dueSteps.ts';
import { updateTransaction } from '../orders/transactions.ts';
import { toTransactionStatus, type DepositEvent, findNextDepositState } from './depositStates.ts';
import { findPaymentType, type PaymentType } from '../orders/paymentTypes.ts';
import { computeShare, toYuan } from '../../settings/rates.ts';

/** Event of a deposit order with its time. */
export interface TimedDepositEvent {
  readonly event: DepositEvent;
  readonly at: Date;
  /** Paid amount of `paid` and `paidWrong`, in the order's currency. */
  readonly paidAmount?: Minor;
  /** Delay in milliseconds from payment to confirmation of orders without a chain; 0 waits for the operator. */
  readonly confirmMs: number;
}

const requirePaymentType = (order: DepositOrder): PaymentType => {
  const type = findPaymentType(order.pay_type);
  if (!type)
    throw new Error(`requirePaymentType: order ${order.order_no} has the unknown payment type ${order.pay_type}.`);
  return type;
};

/** Returns the time of the automatic confirmation after a payment. */
function computeNextStepAt(
  order: DepositOrder,
  state: DepositOrder['state'],
  { at, confirmMs }: TimedDepositEvent,
): Date | null {
  if (state !== 'paid') return null;
  const { blocks } = requirePaymentType(order);
  const waitMs = blocks ? blocks.needed * blocks.everyMs : confirmMs;
  return waitMs > 0 ? new Date(at.getTime() + waitMs) : null;
}

/** Computes the value of a payment in CNY, its fee and discount. */
function computeCredit(order: DepositOrder, paid: Minor) {
  const { feeRate, discountRate } = requirePaymentType(order);
  const base = order.rate === null ? paid : toYuan(paid, order.rate);
  const fee = computeShare(base, feeRate);
  const discount = computeShare(base, discountRate);
  return { base, fee, discount, credited: base - fee + discount };
}

/** Credits the paid amount; coins are exchanged for CNY. */
async function creditDeposit(tx: Tx, order: DepositOrder, at: Date): Promise<Partial<DepositOrder>> {
  const paid = order.paid_amount ?? order.pay_amount;
  const { base, fee, discount, credited } = computeCredit(order, paid);
  const from: readonly Posting[] =
    order.rate === null
      ? [{ account: CASHIER, amount: -base }]
      : [
          { account: CASHIER_USDT, amount: -paid },
          { account: EXCHANGE_USDT, amount: paid },
          { account: EXCHANGE, amount: -base },
        ];
  await lockMember(tx, order.member_id);
  await post(tx, {
    kind: 'deposit',
    ref: order.order_no,
    at,
    postings: [
      ...from,
      { account: getWalletAccount(order.member_id), amount: credited },
      { account: FEES, amount: fee },
      { account: PROMO, amount: -discount },
    ],
  });
  return { paid_amount: paid, fee, discount, credited };
}

const arrival = (order: DepositOrder, { at, paidAmount }: TimedDepositEvent): Partial<DepositOrder> => ({
  paid_amount: paidAmount ?? order.pay_amount,
  paid_at: at,
  tx_hash: requirePaymentType(order).blocks ? randomBytes(32).toString('hex') : null,
});

/**
 * Applies an event to an order that is locked in this transaction, and updates money and record.
 *
 * @returns the updated order, or `undefined` if the event does not fit its state
 */
export async function applyDepositEvent(
  tx: Tx,
  order: DepositOrder,
  happening: TimedDepositEvent,
): Promise<DepositOrder | undefined> {
  const { event, at } = happening;
  const state = findNextDepositState(order.state, event);
  if (!state) return undefined;
  const isArrival = event === 'paid' || event === 'paidWrong';
  const moved = state === 'confirmed' ? await creditDeposit(tx, order, at) : isArrival ? arrival(order, happening) : {};
  const status = toTransactionStatus(state);
  const changed = await tx
    .updateTable('deposit_orders')
    .set({
      ...moved,
      state,
      next_at: computeNextStepAt(order, state, happening),
      finished_at: status === 'processing' ? null : at,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { credited, fee } = changed;
  const change = { status, at, fee, ...(credited === null ? {} : { amount: credited }) };
  await updateTransaction(tx, { type: 'deposit', ref: order.order_no }, change);
  if (state === 'confirmed') await raiseGrade(tx, order.member_id, at);
  return changed;
}

/** Returns the event that is due for an order. */
function findDueEvent(order: DepositOrder, now: Date): TimedDepositEvent | undefined {
  const at = findDueTime(order, now);
  return at && { event: order.state === 'created' ? 'expire' : 'confirm', at, confirmMs: 0 };
}

/** Order number and member. */
export interface MemberOrderKey {
  readonly orderNo: string;
  readonly memberId: number;
}

/** Locks an order and applies its due event. Without `memberId` the order may belong to any member. */
export async function lockDeposit(
  tx: Tx,
  { orderNo, memberId }: Pick<MemberOrderKey, 'orderNo'> & Partial<MemberOrderKey>,
  now: Date,
): Promise<DepositOrder | undefined> {
  let query = tx.selectFrom('deposit_orders').selectAll().where('order_no', '=', orderNo);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const order = await query.forUpdate().executeTakeFirst();
  const event = order && findDueEvent(order, now);
  return order && event ? applyDepositEvent(tx, order, event) : order;
}

/** Reads a member's order in its current state; only an order with a due event is locked. */
export async function readDeposit(db: Db, key: MemberOrderKey, now: Date): Promise<DepositOrder | undefined> {
  const order = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('order_no', '=', key.orderNo)
    .where('member_id', '=', key.memberId)
    .executeTakeFirst();
  if (!order || !findDueEvent(order, now)) return order;
  return db.transaction().execute((tx) => lockDeposit(tx, key, now));
}

/** Applies the due event of one order, if there is one. */
export async function advanceDeposit(db: Db, orderNo: string, now: Date): Promise<void> {
  await db.transaction().execute((tx) => lockDeposit(tx, { orderNo }, now));
}
