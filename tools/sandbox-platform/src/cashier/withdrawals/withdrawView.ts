import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../../base/locale.ts';
import type { WithdrawOrder } from '../../db/tables/cashierTables.ts';
import { getIssuerName } from '../cards/banks.ts';

/** Withdrawal on the wire. */
export type WireWithdrawal = ResponseOf<'withdraw.new'>;

/** Converts a withdrawal to its wire form at a moment, in the script of the locale. */
export function toWireWithdrawal(order: WithdrawOrder, locale: Locale, now: Date): WireWithdrawal {
  return {
    orderNo: order.order_no,
    requestId: order.request_id,
    status: order.state,
    cardId: String(order.card_id),
    kind: order.card_kind,
    issuerName: getIssuerName(order.card_issuer, locale),
    cardNo: order.card_masked,
    amount: formatMinor(order.amount),
    fee: formatMinor(order.fee),
    payAmount: formatMinor(order.pay_amount),
    payCurrency: order.pay_currency,
    rate: order.rate ?? '',
    reason: order.reason ?? '',
    steps: [...order.steps],
    createdAt: order.created_at.getTime(),
    ...(order.finished_at === null ? {} : { finishedAt: order.finished_at.getTime() }),
    serverTime: now.getTime(),
  };
}
