import { type ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { type Locale } from '../content/locale.ts';
import { type DepositOrder } from '../db/cashierTables.ts';
import { issuerName } from './banks.ts';
import { payeeOf } from './payees.ts';
import { paymentTypeOf } from './paymentTypes.ts';

/** A deposit order as the wire has it. */
export type WireDeposit = ResponseOf<'payment.pay'>;

/** Path of the payment simulator's page of an order, on the platform's origin. */
export const bankPathOf = (token: string): `/${string}` => `/fd/api/bank/${token}`;

function payToOf(order: DepositOrder, locale: Locale): WireDeposit['payTo'] {
  const type = paymentTypeOf(order.pay_type);
  const payee = payeeOf(order.pay_type, order.payee);
  const accountNo = payee?.accountNo ?? '';
  return {
    bankName: payee?.bankCode ? issuerName(payee.bankCode, locale) : '',
    branch: payee?.branch[locale] ?? '',
    accountNo,
    holder: payee?.holder[locale] ?? '',
    protocol: type?.protocol ?? '',
    remark: order.signal_code,
    qrText: type?.kind === 'coin' ? accountNo : type?.kind === 'qr' ? bankPathOf(order.bank_token) : '',
  };
}

/** How many blocks stand on a payment by now. */
function confirmationsOf(order: DepositOrder, now: Date) {
  const blocks = paymentTypeOf(order.pay_type)?.blocks;
  if (!blocks) return { confirmations: 0, confirmationsNeeded: 0 };
  if (order.state === 'confirmed') return { confirmations: blocks.needed, confirmationsNeeded: blocks.needed };
  const age = order.paid_at === null ? 0 : Math.max(0, now.getTime() - order.paid_at.getTime());
  return {
    confirmations: Math.min(blocks.needed, Math.floor(age / blocks.everyMs)),
    confirmationsNeeded: blocks.needed,
  };
}

/** Shows an order to its member, in the member's script, as of now. */
export function depositView(order: DepositOrder, locale: Locale, now: Date): WireDeposit {
  return {
    orderNo: order.order_no,
    requestId: order.request_id,
    payType: order.pay_type,
    kind: paymentTypeOf(order.pay_type)?.kind ?? 'transfer',
    status: order.state,
    amount: formatMinor(order.amount),
    payAmount: formatMinor(order.pay_amount),
    payCurrency: order.pay_currency,
    rate: order.rate ?? '',
    ...(order.paid_amount === null ? {} : { paidAmount: formatMinor(order.paid_amount) }),
    fee: formatMinor(order.fee),
    discount: formatMinor(order.discount),
    ...(order.credited === null ? {} : { credited: formatMinor(order.credited) }),
    payTo: payToOf(order, locale),
    payUrl: bankPathOf(order.bank_token),
    ...confirmationsOf(order, now),
    txHash: order.tx_hash ?? '',
    createdAt: order.created_at.getTime(),
    expiresAt: order.expires_at.getTime(),
    ...(order.paid_at === null ? {} : { paidAt: order.paid_at.getTime() }),
    ...(order.finished_at === null ? {} : { finishedAt: order.finished_at.getTime() }),
    serverTime: now.getTime(),
  };
}
