import { useT } from '@pavilion/site-contract';
import { receiptMessages } from '@pavilion/site-money';
import { ReceiptDialog } from '@pavilion/site-money/receipt';
import { useAccountT } from '../../messages/accountMessages.ts';
import type { RoundRecord } from '../state/roundRecord.ts';
import { createRoundReceipt } from './createRoundReceipt.ts';

/** Props of {@link RoundReceipt}. */
export interface RoundReceiptProps {
  readonly round: RoundRecord;
  readonly onClose: () => void;
}

/** Receipt of one round of a game. */
export function RoundReceipt({ round, onClose }: RoundReceiptProps) {
  const texts = { t: useAccountT(), receiptT: useT(receiptMessages) };
  return <ReceiptDialog document={createRoundReceipt(round, texts)} onClose={onClose} />;
}
