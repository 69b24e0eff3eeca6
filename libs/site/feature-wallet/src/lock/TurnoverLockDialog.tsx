import type { DialogProps } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';
import { TurnoverLocks } from './TurnoverLocks.tsx';

/** Dialog after a refusal for unmet turnover (ERR-07): the text of the server, and the activities behind it. */
export function TurnoverLockDialog({ request: { place, text }, close }: DialogProps<'turnoverLock'>) {
  const t = useWalletT();
  return (
    <Dialog
      isOpen
      title={place === 'venues' ? t('transfer.turnoverTitle') : t('withdraw.turnoverTitle')}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('turnover.understood')}
        </Button>
      }
    >
      <Stack>
        <p>{text}</p>
        <TurnoverLocks place={place} onFollowed={close} />
      </Stack>
    </Dialog>
  );
}
