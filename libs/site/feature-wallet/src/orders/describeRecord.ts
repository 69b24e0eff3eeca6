import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import { formatPayAmount } from '../fields/formatPayAmount.ts';
import type { WalletT } from '../messages/walletMessages.ts';
import { formatSignedAmount, recordTones } from './formatSignedAmount.ts';

/** Amount and state of a record as they are shown. */
export interface RecordTexts {
  readonly amount: string;
  readonly state: string;
  readonly tone: (typeof recordTones)[TransactionRecord['status']] | 'warning';
}

/**
 * Describes a record. An unpaid deposit has the amount to pay, without a sign because nothing has been received, and the
 * state of its wait screen.
 */
export function describeRecord(record: TransactionRecord, unpaid: DepositOrder | undefined, t: WalletT): RecordTexts {
  if (unpaid)
    return {
      amount: formatPayAmount(unpaid.payAmount, unpaid.payCurrency),
      state: t('deposit.unpaid'),
      tone: 'warning',
    };
  const { status } = record;
  return { amount: formatSignedAmount(record), state: t(`records.status.${status}`), tone: recordTones[status] };
}
