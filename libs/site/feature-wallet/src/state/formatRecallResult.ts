import { parseMinor } from '@pavilion/kernel';
import { formatYuan } from '@pavilion/wallet';
import type { RecallResponse } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';

/** Formats the result of a recall: the amount that arrived, and the number of venues whose money was kept. */
export function formatRecallResult({ totalMoney, list }: RecallResponse, t: WalletT) {
  const kept = list.filter(({ status }) => status === 'kept' || status === 'reversed').length;
  const amount = formatYuan(totalMoney);
  const hasArrived = parseMinor(totalMoney) !== 0n;
  return [
    ...(hasArrived ? [{ kind: 'success' as const, text: t('recycle.done', { amount }) }] : []),
    ...(kept > 0 ? [{ kind: 'info' as const, text: t('recycle.kept', { count: kept }) }] : []),
    ...(!hasArrived && kept === 0 ? [{ kind: 'info' as const, text: t('recycle.nothing') }] : []),
  ];
}
