import { Switch } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';
import { Caption } from '../parts/walletStyles.ts';
import { useAutoTransfer } from './useAutoTransfer.ts';

/** Switch for the automatic transfer of the centre balance on launch (WAL-02). */
export function AutoTransfer() {
  const t = useWalletT();
  const { isOn, isSending, toggle } = useAutoTransfer();
  return (
    <div>
      <Switch
        checked={isOn === true}
        disabled={isOn === undefined}
        aria-busy={isSending || undefined}
        onChange={toggle}
      >
        {t('transfer.auto')}
      </Switch>
      <Caption>{t('transfer.autoHint')}</Caption>
    </div>
  );
}
