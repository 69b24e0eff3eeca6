import { formatCny } from '@pavilion/wallet';
import type { TransactionRecord } from '@pavilion/wallet/cashier';

/** How a state is tinted; the word says it as well. */
export const recordTones = {
  processing: 'info',
  success: 'success',
  failed: 'neutral',
} as const satisfies Record<TransactionRecord['status'], string>;

/** An amount with the sign of its way: what comes in is a plus, what goes out a minus. */
export const signedAmount = ({ direction, amount }: Pick<TransactionRecord, 'direction' | 'amount'>): string =>
  `${direction === 'in' ? '+' : '-'}${formatCny(amount, { decimals: 'always' })}`;
