import { formatYuan } from '@pavilion/wallet';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import { formatPayAmount } from './formatPayAmount.ts';

/**
 * Formats the amount of an order with the sign of its direction: plus for incoming, minus for outgoing. An unpaid deposit has the
 * amount to pay, without a sign because nothing has been received.
 */
export const formatOrderAmount = (
  { direction, amount }: Pick<TransactionRecord, 'direction' | 'amount'>,
  unpaid: DepositOrder | undefined,
): string =>
  unpaid
    ? formatPayAmount(unpaid.payAmount, unpaid.payCurrency)
    : `${direction === 'in' ? '+' : '-'}${formatYuan(amount)}`;
