import { formatOrderAmount } from '@pavilion/site-money';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';

/** Amount and state of a record as they are shown. */
export interface RecordTexts {
  readonly amount: string;
  readonly state: string;
  readonly tone: (typeof recordTones)[TransactionRecord['status']] | 'warning';
}

/** Colours of the states; the state is also shown as text. */
const recordTones = {
  processing: 'info',
  success: 'success',
  failed: 'neutral',
} as const satisfies Record<TransactionRecord['status'], string>;

/** Describes a record. An unpaid deposit has the amount to pay and the state of its wait screen. */
export function describeRecord(record: TransactionRecord, unpaid: DepositOrder | undefined, t: WalletT): RecordTexts {
  const amount = formatOrderAmount(record, unpaid);
  if (unpaid) return { amount, state: t('deposit.unpaid'), tone: 'warning' };
  const { status } = record;
  return { amount, state: t(`records.status.${status}`), tone: recordTones[status] };
}
