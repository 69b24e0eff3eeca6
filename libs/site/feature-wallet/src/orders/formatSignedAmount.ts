import { formatYuan } from '@pavilion/wallet';
import type { TransactionRecord } from '@pavilion/wallet/cashier';

/** Colours of the states; the state is also shown as text. */
export const recordTones = {
  processing: 'info',
  success: 'success',
  failed: 'neutral',
} as const satisfies Record<TransactionRecord['status'], string>;

/** Formats an amount with the sign of its direction: plus for incoming, minus for outgoing. */
export const formatSignedAmount = ({ direction, amount }: Pick<TransactionRecord, 'direction' | 'amount'>): string =>
  `${direction === 'in' ? '+' : '-'}${formatYuan(amount)}`;
