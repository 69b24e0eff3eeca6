import { useT } from '@pavilion/site-contract';
import { useBetT, type BetRecord } from '@pavilion/site-bet-ui';
import { receiptMessages } from '@pavilion/site-money';
import { ReceiptDialog } from '@pavilion/site-money/receipt';
import { useAccountT } from '../../messages/accountMessages.ts';
import { createBetReceipt } from './createBetReceipt.ts';

/** Props of {@link BetReceipt}. */
export interface BetReceiptProps {
  readonly bet: BetRecord;
  readonly onClose: () => void;
}

/** Receipt of one bet. */
export function BetReceipt({ bet, onClose }: BetReceiptProps) {
  const texts = { t: useAccountT(), betT: useBetT(), receiptT: useT(receiptMessages) };
  return <ReceiptDialog document={createBetReceipt(bet, texts)} onClose={onClose} />;
}
