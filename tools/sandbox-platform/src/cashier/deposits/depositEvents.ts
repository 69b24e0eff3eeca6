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
import { updateTransaction } from '../orders/deals.ts';
import { toTransactionStatus, type DepositEvent, nextDepositState } from './depositStates.ts';
import { findPaymentType, type PaymentType } from '../orders/paymentTypes.ts';
import { computeShare, yuanFor } from '../../settings/rates.ts';

/** Something that happens to an order, and when. */
export interface DepositHappening {
  readonly event: DepositEvent;
  readonly at: Date;
  /** With `paid` and `paidWrong`: what came, in the order's currency. */
  readonly paidAmount?: Minor;
  /** Milliseconds until a payment seen is believed, where no chain says so; 0 leaves it to the operator. */
  readonly confirmMs: number;
}

const requirePaymentType = (order: DepositOrder): PaymentType => {
  const type = findPaymentType(order.pay_type);
  if (!type) throw new Error(`Order ${order.order_no} was paid in a way that is gone.`);
  return type;
};

/** When the clock moves an order on. */
function nextAt(order: DepositOrder, state: DepositOrder['state'], { at, confirmMs }: DepositHappening): Date | null {
  if (state !== 'paid') return null;
  const { blocks } = requirePaymentType(order);
  const waitMs = blocks ? blocks.needed * blocks.everyMs : confirmMs;
  return waitMs > 0 ? new Date(at.getTime() + waitMs) : null;
}

/** What a payment is worth: CNY, the fee and what is given on top. */
function computeCredit(order: DepositOrder, paid: Minor) {
  const { feeRate, discountRate } = requirePaymentType(order);
  const base = order.rate === null ? paid : yuanFor(paid, order.rate);
  const fee = computeShare(base, feeRate);
  const discount = computeShare(base, discountRate);
  return { base, fee, discount, credited: base - fee + discount };
}

/** Credits what was paid; coins are changed on the way. */
async function credit(tx: Tx, order: DepositOrder, at: Date): Promise<Partial<DepositOrder>> {
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

const arrival = (order: DepositOrder, { at, paidAmount }: DepositHappening): Partial<DepositOrder> => ({
  paid_amount: paidAmount ?? order.pay_amount,
  paid_at: at,
  tx_hash: requirePaymentType(order).blocks ? randomBytes(32).toString('hex') : null,
});

/**
 * Lets something happen to an order taken in this transaction, money and record with it.
 *
 * @returns the order as it then is, or nothing when the event does not fit its state
 */
export async function happenToDeposit(
  tx: Tx,
  order: DepositOrder,
  happening: DepositHappening,
): Promise<DepositOrder | undefined> {
  const { event, at } = happening;
  const state = nextDepositState(order.state, event);
  if (!state) return undefined;
  const isArrival = event === 'paid' || event === 'paidWrong';
  const moved = state === 'confirmed' ? await credit(tx, order, at) : isArrival ? arrival(order, happening) : {};
  const status = toTransactionStatus(state);
  const changed = await tx
    .updateTable('deposit_orders')
    .set({
      ...moved,
      state,
      next_at: nextAt(order, state, happening),
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

/** What the clock has for an order by now. */
function dueEvent(order: DepositOrder, now: Date): DepositEvent | undefined {
  if (order.next_at === null || order.next_at > now) return undefined;
  return order.state === 'created' ? 'expire' : 'confirm';
}

/** A member's order. */
export interface MemberOrderKey {
  readonly orderNo: string;
  readonly memberId: number;
}

/** Takes an order for this transaction alone, as the clock has it by now; of any member unless one is named. */
export async function lockDeposit(
  tx: Tx,
  { orderNo, memberId }: Pick<MemberOrderKey, 'orderNo'> & Partial<MemberOrderKey>,
  now: Date,
): Promise<DepositOrder | undefined> {
  let query = tx.selectFrom('deposit_orders').selectAll().where('order_no', '=', orderNo);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const order = await query.forUpdate().executeTakeFirst();
  const event = order && dueEvent(order, now);
  return order && event ? happenToDeposit(tx, order, { event, at: order.next_at ?? now, confirmMs: 0 }) : order;
}

/** Reads a member's order as the clock has it by now; only an order that is due is taken and moved on. */
export async function readDeposit(db: Db, key: MemberOrderKey, now: Date): Promise<DepositOrder | undefined> {
  const order = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('order_no', '=', key.orderNo)
    .where('member_id', '=', key.memberId)
    .executeTakeFirst();
  if (!order || !dueEvent(order, now)) return order;
  return db.transaction().execute((tx) => lockDeposit(tx, key, now));
}

/** Does what the clock has for one order; nothing when it is not due. */
export async function advanceDeposit(db: Db, orderNo: string, now: Date): Promise<void> {
  await db.transaction().execute((tx) => lockDeposit(tx, { orderNo }, now));
}
