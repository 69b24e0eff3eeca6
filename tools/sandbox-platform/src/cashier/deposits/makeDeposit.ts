import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import type { Member } from '../../db/tables/schema.ts';
import { lockMember } from '../../ledger/balances.ts';
import { requireDepositWithinLimits } from '../../playerLimits/requireDepositWithinLimits.ts';
import { parseRequestedAmount } from '../orders/amounts.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';
import { insertTransaction } from '../orders/transactions.ts';
import { reserveOrderId, formatOrderNo } from '../orders/orderNumbers.ts';
import { payees } from './payees.ts';
import { findPaymentType, type PaymentType } from '../orders/paymentTypes.ts';
import { toCoins, toYuan } from '../../settings/rates.ts';
import { consumeSignalCode, reserveSignalCode } from './signalCodes.ts';

/** Maximum number of unpaid deposits per member. */
export const MAX_OPEN_DEPOSITS = 3;

/** Value in fen that no reduction reaches, in every currency: the amount to pay is less than ¥1 below the requested one. */
const REDUCTION_LIMIT: Minor = 1_00n;

/** Maximum number of amounts to pay for one requested amount. */
const MAX_PAY_AMOUNTS = 99;

/** Request of a member to deposit. */
export interface DepositRequest {
  readonly member: Member;
  readonly request: RequestOf<'payment.pay'>;
  readonly requestId: string;
  /** CNY per coin. */
  readonly rate: string;
  readonly now: Date;
}

/** Reads the numbers of a member's unpaid orders that have not expired. */
export async function listOpenDeposits(db: Db, memberId: number, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('member_id', '=', memberId)
    .where('state', '=', 'created')
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.order_no);
}

/** Returns the payer's name. For payment types that need it, it has to equal the registered real name. */
function requirePayerName(type: PaymentType, { member, request }: DepositRequest): string {
  const name = request.payerName ?? member.real_name ?? '';
  if (!type.needsPayerName) return name;
  if (member.real_name === null) throw createCashierRefusal('realNameUnbound');
  if (name.trim() !== member.real_name) throw createCashierRefusal('holderDiffers');
  return member.real_name;
}

const consumeOrderSignalCode = async (
  tx: Tx,
  type: PaymentType,
  { member, request, now }: DepositRequest,
): Promise<string> => {
  if (type.kind !== 'transfer') return '';
  const code = request.signalCode ?? (await reserveSignalCode(tx, member.id, now)).signalCode;
  return consumeSignalCode(tx, { memberId: member.id, code }, now);
};

interface PayTarget {
  readonly payee: string;
  readonly payAmount: Minor;
}

/** Id and requested amount of an order. */
interface RequestedOrder {
  readonly id: bigint;
  /** CNY. */
  readonly amount: Minor;
  /** CNY per coin; null for an order in CNY. */
  readonly rate: string | null;
}

const toCurrency = (amount: Minor, rate: string | null): Minor => (rate === null ? amount : toCoins(amount, rate));

/** Returns the value of an amount in CNY. */
const toValue = (payAmount: Minor, rate: string | null): Minor => (rate === null ? payAmount : toYuan(payAmount, rate));

/**
 * Lists the amounts that can be paid for an order, in the currency of the payment, the largest first. Each is at least one
 * hundredth smaller than the requested amount and worth less than ¥1 less. There is always one, whatever a coin is worth.
 */
export function listPayAmounts({ amount, rate }: Omit<RequestedOrder, 'id'>): readonly Minor[] {
  const requested = toCurrency(amount, rate);
  const amounts = [requested - 1n];
  let next = requested - 2n;
  while (amounts.length < MAX_PAY_AMOUNTS && amount - toValue(next, rate) < REDUCTION_LIMIT) {
    amounts.push(next);
    next -= 1n;
  }
  return amounts;
}

/** Lists all combinations of account and amount. The first amount depends on the id of the order. */
function createPaymentTargets(type: PaymentType, order: RequestedOrder): readonly PayTarget[] {
  const amounts = listPayAmounts(order);
  const start = Number((order.id * 37n) % BigInt(amounts.length));
  return [...amounts.slice(start), ...amounts.slice(0, start)].flatMap((payAmount) =>
    (payees[type.code] ?? []).map(({ id: payee }) => ({ payee, payAmount })),
  );
}

/** Finds an account and an amount without an open order. Concurrent calls for one payment type run one after the other. */
async function reservePaymentTarget(tx: Tx, type: PaymentType, order: RequestedOrder): Promise<PayTarget> {
  await sql`select pg_advisory_xact_lock(hashtext(${`deposit ${type.code}`}))`.execute(tx);
  const targets = createPaymentTargets(type, order);
  const rows = await tx
    .selectFrom('deposit_orders')
    .select(['payee', 'pay_amount'])
    .where('pay_type', '=', type.code)
    .where('state', '=', 'created')
    .where(
      'pay_amount',
      'in',
      targets.map(({ payAmount }) => payAmount),
    )
    .execute();
  const used = new Set(rows.map(({ payee, pay_amount }) => `${payee} ${pay_amount}`));
  const free = targets.find(({ payee, payAmount }) => !used.has(`${payee} ${payAmount}`));
  if (!free) throw createCashierRefusal('noFreePayee');
  return free;
}

/**
 * Creates a deposit order with the payee and the amount to pay. That amount is less than ¥1 below the requested one, so
 * that it identifies the payment. The paid amount is credited, and the record has its value until then.
 *
 * @throws Refusal of `createCashierRefusal`
 */
export async function makeDeposit(tx: Tx, depositRequest: DepositRequest): Promise<DepositOrder> {
  const { member, request, requestId, rate, now } = depositRequest;
  const type = findPaymentType(request.payType);
  if (!type) throw createCashierRefusal('unknownPayType');
  const amount = parseRequestedAmount(request.amount, type);
  const payerName = requirePayerName(type, depositRequest);
  await lockMember(tx, member.id);
  await requireDepositWithinLimits(tx, { memberId: member.id, now }, amount);
  const open = await listOpenDeposits(tx, member.id, now);
  if (open.length >= MAX_OPEN_DEPOSITS)
    throw createCashierRefusal('tooManyOpenOrders', { orders: open, max: MAX_OPEN_DEPOSITS });
  const signalCode = await consumeOrderSignalCode(tx, type, depositRequest);
  const id = await reserveOrderId(tx, 'deposit_orders');
  const orderRate = type.currency === 'USDT' ? rate : null;
  const { payee, payAmount } = await reservePaymentTarget(tx, type, { id, amount, rate: orderRate });
  const expiresAt = new Date(now.getTime() + type.expiresMs);
  const orderNo = formatOrderNo('D', now, id);
  await insertTransaction(tx, {
    memberId: member.id,
    type: 'deposit',
    ref: orderNo,
    method: type.code,
    direction: 'in',
    amount: toValue(payAmount, orderRate),
    at: now,
  });
  return tx
    .insertInto('deposit_orders')
    .values({
      id,
      order_no: orderNo,
      request_id: requestId,
      member_id: member.id,
      pay_type: type.code,
      amount,
      pay_amount: payAmount,
      pay_currency: type.currency,
      rate: orderRate,
      payer_name: payerName,
      payee,
      signal_code: signalCode,
      bank_token: randomBytes(16).toString('base64url'),
      state: 'created',
      paid_amount: null,
      credited: null,
      tx_hash: null,
      created_at: now,
      expires_at: expiresAt,
      paid_at: null,
      finished_at: null,
      next_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
