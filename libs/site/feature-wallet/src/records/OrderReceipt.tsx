import { useLocale, useT } from '@pavilion/site-contract';
import { receiptMessages } from '@pavilion/site-money';
import { ReceiptDialog } from '@pavilion/site-money/receipt';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { createOrderReceipt, type OrderRecord } from './createOrderReceipt.ts';

/** Props of {@link OrderReceipt}. */
export interface OrderReceiptProps {
  readonly record: OrderRecord;
  readonly unpaid: DepositOrder | undefined;
  readonly onClose: () => void;
}

/** Receipt of a deposit or withdrawal. */
export function OrderReceipt({ record, unpaid, onClose }: OrderReceiptProps) {
  const texts = { t: useWalletT(), receiptT: useT(receiptMessages), locale: useLocale() };
  return <ReceiptDialog document={createOrderReceipt({ record, unpaid }, texts)} onClose={onClose} />;
}
