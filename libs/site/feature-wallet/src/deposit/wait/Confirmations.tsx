import { Meter } from '@pavilion/ui-kit';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { useWalletT } from '../../messages/walletMessages.ts';
import { Caption } from '../../parts/walletStyles.ts';

/** Confirmations of a coin payment and the required number. */
export function Confirmations({ order: { confirmations, confirmationsNeeded } }: { readonly order: DepositOrder }) {
  const t = useWalletT();
  const text = t('wait.confirmations', { done: confirmations, needed: confirmationsNeeded });
  return (
    <div>
      <Meter label={text} value={confirmations} max={confirmationsNeeded} />
      <Caption>{text}</Caption>
    </div>
  );
}
