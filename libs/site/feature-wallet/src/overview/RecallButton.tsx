import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { parseMinor } from '@pavilion/kernel';
import { Button, SwapIcon } from '@pavilion/ui-kit';
import { isInProgress, recycle } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { selectRecall } from '../state/walletState.ts';

/** Button that recalls all venue money (WAL-02). */
export function RecallButton() {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const isBusy = isInProgress(useAppSelector(selectRecall));
  const { data } = useRead(balances, NO_BODY);
  const isNothing = parseMinor(data?.totalMoney) === 0n;
  return (
    <Button
      icon={<SwapIcon />}
      isBusy={isBusy}
      disabled={isNothing && !isBusy}
      onClick={() => dispatch(recycle.actions.submitRequested({ draft: {} }))}
    >
      {t('recycle.all')}
    </Button>
  );
}
