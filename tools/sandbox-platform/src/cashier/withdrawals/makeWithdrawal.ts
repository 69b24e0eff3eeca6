import type { RequestOf } from '@pavilion/api-client/protocol';
import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Tx } from '../../db/database.ts';
import type { PayCard, WithdrawOrder } from '../../db/tables/cashierTables.ts';
import type { Member } from '../../db/tables/schema.ts';
import { getWalletAccount, getWithdrawalHoldAccount } from '../../ledger/accountCodes.ts';
import { readBalances, lockMember } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { parseRequestedAmount } from '../orders/amounts.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';
import { insertTransaction } from '../orders/transactions.ts';
import { reserveOrderId, formatOrderNo } from '../orders/orderNumbers.ts';
import { requireCard } from '../cards/payCards.ts';
import { toCoins } from '../../settings/rates.ts';
import { readTurnover } from '../../turnover/readTurnover.ts';
import {
  computeWithdrawalFee,
  requireWithinDailyLimits,
  withdrawLimits,
  readWithdrawnToday,
} from './withdrawLimits.ts';

/** Request of a member to withdraw. The second password has been checked before. */
export interface WithdrawalRequest {
  readonly member: Member;
  readonly request: RequestOf<'withdraw.new'>;
  readonly requestId: string;
  /** CNY per coin. */
  readonly rate: string;
  readonly now: Date;
  /** Milliseconds until the next automatic step; 0 waits for the operator. */
  readonly stepMs: number;
}

/** Requires a bound phone and real name. @throws Refusal 6015 or 6449 (GRD-03) */
export function requireBound(member: Member): void {
  if (member.phone === null) throw createCashierRefusal('phoneUnbound');
  if (member.real_name === null) throw createCashierRefusal('realNameUnbound');
}

/** Requires that the account belongs to the member, by its stored holder and by the name in the request (§1). */
function requireHolder(card: PayCard, { member, request }: WithdrawalRequest): void {
  if (card.kind === 'coin') return;
  const isOwn = card.holder === member.real_name && request.cardholderName?.trim() === member.real_name;
  if (!isOwn) throw createCashierRefusal('holderDiffers');
}

function requireRate(card: PayCard, { request, rate }: WithdrawalRequest): void {
  if (card.kind === 'coin' && request.rate !== rate) throw createCashierRefusal('rateChanged', { rate });
}

async function requireTurnover(tx: Tx, memberId: number): Promise<void> {
  const { required, done, remaining } = await readTurnover(tx, memberId);
  if (remaining === 0n) return;
  const details = { required: formatMinor(required), done: formatMinor(done), remaining: formatMinor(remaining) };
  throw createCashierRefusal('turnoverUnmet', details);
}

async function requireBalance(tx: Tx, memberId: number, amount: Minor): Promise<void> {
  const { wallet } = await readBalances(tx, memberId);
  if (wallet < amount) throw createCashierRefusal('insufficientBalance', { centerWalletBalance: formatMinor(wallet) });
}

async function reserve(
  tx: Tx,
  { member, now }: WithdrawalRequest,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: Minor },
): Promise<void> {
  await post(tx, {
    kind: 'withdrawReserve',
    ref: orderNo,
    at: now,
    postings: [
      { account: getWalletAccount(member.id), amount: -amount },
      { account: getWithdrawalHoldAccount(member.id), amount },
    ],
  });
}

/**
 * Creates a withdrawal. Its money moves from the wallet to the hold account in the same transaction, until it is paid
 * or returned.
 *
 * @throws Refusal of `createCashierRefusal`
 */
export async function makeWithdrawal(tx: Tx, withdrawal: WithdrawalRequest): Promise<WithdrawOrder> {
  const { member, request, requestId, rate, now, stepMs } = withdrawal;
  requireBound(member);
  await lockMember(tx, member.id);
  const card = await requireCard(tx, member.id, request.cardId);
  requireHolder(card, withdrawal);
  requireRate(card, withdrawal);
  const amount = parseRequestedAmount(request.amount, withdrawLimits[card.kind]);
  const today = await readWithdrawnToday(tx, member.id, now);
  requireWithinDailyLimits(today, amount);
  await requireBalance(tx, member.id, amount);
  await requireTurnover(tx, member.id);
  const id = await reserveOrderId(tx, 'withdraw_orders');
  const orderNo = formatOrderNo('W', now, id);
  const fee = computeWithdrawalFee(amount, today);
  const isCoin = card.kind === 'coin';
  await reserve(tx, withdrawal, { orderNo, amount });
  await insertTransaction(tx, {
    memberId: member.id,
    type: 'withdraw',
    ref: orderNo,
    method: card.issuer,
    direction: 'out',
    amount,
    fee,
    at: now,
  });
  return tx
    .insertInto('withdraw_orders')
    .values({
      id,
      order_no: orderNo,
      request_id: requestId,
      member_id: member.id,
      card_id: card.id,
      card_kind: card.kind,
      card_issuer: card.issuer,
      card_masked: card.masked,
      amount,
      fee,
      pay_amount: isCoin ? toCoins(amount - fee, rate) : amount - fee,
      pay_currency: isCoin ? 'USDT' : 'CNY',
      rate: isCoin ? rate : null,
      state: 'submitted',
      reason: null,
      steps: JSON.stringify([{ status: 'submitted', at: now.getTime() }]),
      created_at: now,
      finished_at: null,
      next_at: stepMs > 0 ? new Date(now.getTime() + stepMs) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
