import { parseMinor } from '@pavilion/kernel';
import { formatCny } from '@pavilion/wallet';
import type { RecycleAnswer } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';

/** What a recycle came to: how much is home, and what had to stay. */
export function formatRecallResult({ totalMoney, list }: RecycleAnswer, t: WalletT) {
  const kept = list.filter(({ status }) => status === 'kept' || status === 'reversed').length;
  const amount = formatCny(totalMoney, { decimals: 'always' });
  const isHome = parseMinor(totalMoney) !== 0n;
  return [
    ...(isHome ? [{ kind: 'success' as const, text: t('recycle.done', { amount }) }] : []),
    ...(kept > 0 ? [{ kind: 'info' as const, text: t('recycle.kept', { count: kept }) }] : []),
    ...(!isHome && kept === 0 ? [{ kind: 'info' as const, text: t('recycle.nothing') }] : []),
  ];
}
