import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Switch } from '@pavilion/ui-kit';
import { autoTransferActions } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { Caption } from '../parts/walletParts.ts';
import { selectAutoTransfer } from '../state/walletState.ts';

/** The switch that takes the centre balance along into a venue (WAL-02). */
export function AutoTransfer() {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectAutoTransfer);
  const isTurning = step === 'turningOn' || step === 'turningOff';
  return (
    <div>
      <Switch
        checked={step === 'on' || step === 'turningOn'}
        disabled={step === 'unknown'}
        aria-busy={isTurning || undefined}
        onChange={() => dispatch(autoTransferActions.turnRequested())}
      >
        {t('transfer.auto')}
      </Switch>
      <Caption>{t('transfer.autoHint')}</Caption>
    </div>
  );
}
