import { parseMinor } from '@pavilion/kernel';
import { buildOrderPath, type Locale } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { formatPayAmount, type ReceiptDocument, type ReceiptT } from '@pavilion/site-money';
import { formatCapitalCny, formatYuan } from '@pavilion/wallet';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';
import { describeRecord } from '../orders/describeRecord.ts';

/** A deposit or withdrawal: only these records have a receipt. */
export type OrderRecord = TransactionRecord & { readonly type: 'deposit' | 'withdraw' };

/** Whether a record has a receipt. */
export const isOrderRecord = (record: TransactionRecord): record is OrderRecord =>
  record.type === 'deposit' || record.type === 'withdraw';

/** Translation functions and language of an order's receipt. */
export interface OrderReceiptTexts {
  readonly t: WalletT;
  readonly receiptT: ReceiptT;
  readonly locale: Locale;
}

/** Record of a receipt and its unpaid deposit order, if there is one. */
export interface ReceiptOrder {
  readonly record: OrderRecord;
  readonly unpaid?: DepositOrder | undefined;
}

/** Describes the receipt of a deposit or withdrawal. Amounts are those of the record, or what has to be paid. */
export function createOrderReceipt(
  { record, unpaid }: ReceiptOrder,
  { t, receiptT, locale }: OrderReceiptTexts,
): ReceiptDocument {
  const { type, orderNo, methodName, amount, fee, createdAt, finishedAt } = record;
  const { state } = describeRecord(record, unpaid, t);
  const script = locale === 'zh-TW' ? 'traditional' : 'simplified';
  const isCoin = unpaid?.payCurrency === 'USDT';
  const minor = isCoin ? undefined : parseMinor(amount);
  return {
    kind: t(`records.receipt.${type}`),
    state,
    number: orderNo,
    amount: {
      name: t('records.amount'),
      text: unpaid ? formatPayAmount(unpaid.payAmount, unpaid.payCurrency) : formatYuan(amount),
      words: minor === undefined ? '--' : formatCapitalCny(minor, script),
    },
    legs: [],
    rows: [
      [t('receipt.orderNo'), orderNo],
      [t('records.method'), methodName],
      [t('receipt.fee'), formatYuan(fee)],
      [t('records.status'), state],
      [t('receipt.createdAt'), formatInstant(createdAt)],
      ...(finishedAt === undefined ? [] : ([[t('receipt.finishedAt'), formatInstant(finishedAt)]] as const)),
    ],
    totals: [],
    notes: [receiptT('note.zone'), receiptT('note.record'), receiptT('note.play')],
    path: buildOrderPath(record) ?? '/mine/transRecord',
  };
}
