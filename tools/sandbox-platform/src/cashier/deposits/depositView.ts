import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../../base/locale.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { getIssuerName } from '../cards/banks.ts';
import { NO_PAYEE, findPayee } from './payees.ts';
import { findPaymentType } from '../orders/paymentTypes.ts';

/** Deposit order on the wire. */
export type WireDeposit = ResponseOf<'payment.pay'>;

/** Builds the path of the payment simulator's page of an order, on the platform's origin. */
export const buildBankPath = (token: string): `/${string}` => `/fd/api/bank/${token}`;

/** Builds the URL of that page in a script, relative to the platform's origin. */
export const buildBankUrl = (token: string, locale: Locale): `/${string}` => `${buildBankPath(token)}?lang=${locale}`;

/** Builds the text of the QR code: a coin address, or the URL of the payment page. */
function buildQrText(order: DepositOrder, accountNo: string, locale: Locale): string {
  const kind = findPaymentType(order.pay_type)?.kind;
  if (kind === 'coin') return accountNo;
  return kind === 'qr' ? buildBankUrl(order.bank_token, locale) : '';
}

function toPayTo(order: DepositOrder, locale: Locale): WireDeposit['payTo'] {
  const { bankCode, branch, accountNo, holder } = findPayee(order.pay_type, order.payee) ?? NO_PAYEE;
  return {
    bankName: bankCode ? getIssuerName(bankCode, locale) : '',
    branch: branch[locale],
    accountNo,
    holder: holder[locale],
    protocol: findPaymentType(order.pay_type)?.protocol ?? '',
    remark: order.signal_code,
    qrText: buildQrText(order, accountNo, locale),
  };
}

/** Counts the blocks that confirm a payment so far. */
function countConfirmations(order: DepositOrder, now: Date) {
  const blocks = findPaymentType(order.pay_type)?.blocks;
  if (!blocks) return { confirmations: 0, confirmationsNeeded: 0 };
  if (order.state === 'confirmed') return { confirmations: blocks.needed, confirmationsNeeded: blocks.needed };
  const age = order.paid_at === null ? 0 : Math.max(0, now.getTime() - order.paid_at.getTime());
  return {
    confirmations: Math.min(blocks.needed, Math.floor(age / blocks.everyMs)),
    confirmationsNeeded: blocks.needed,
  };
}

/** Converts an order to its wire form at a moment, in the script of the locale. */
export function toWireDeposit(order: DepositOrder, locale: Locale, now: Date): WireDeposit {
  return {
    orderNo: order.order_no,
    requestId: order.request_id,
    payType: order.pay_type,
    kind: findPaymentType(order.pay_type)?.kind ?? 'transfer',
    status: order.state,
    amount: formatMinor(order.amount),
    payAmount: formatMinor(order.pay_amount),
    payCurrency: order.pay_currency,
    rate: order.rate ?? '',
    ...(order.paid_amount === null ? {} : { paidAmount: formatMinor(order.paid_amount) }),
    fee: formatMinor(order.fee),
    discount: formatMinor(order.discount),
    ...(order.credited === null ? {} : { credited: formatMinor(order.credited) }),
    payTo: toPayTo(order, locale),
    payUrl: buildBankUrl(order.bank_token, locale),
    ...countConfirmations(order, now),
    txHash: order.tx_hash ?? '',
    createdAt: order.created_at.getTime(),
    expiresAt: order.expires_at.getTime(),
    ...(order.paid_at === null ? {} : { paidAt: order.paid_at.getTime() }),
    ...(order.finished_at === null ? {} : { finishedAt: order.finished_at.getTime() }),
    serverTime: now.getTime(),
  };
}
