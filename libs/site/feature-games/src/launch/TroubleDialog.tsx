import type { ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useT } from '@pavilion/site-contract';
import { Button, ButtonRoot } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { LaunchTrouble } from './useLaunch.ts';

/** Props of {@link TroubleDialog}. */
export interface TroubleDialogProps {
  readonly trouble: LaunchTrouble;
  readonly onClose: () => void;
}

/** Why the game did not open: a tab the browser held back, with the link to press; else the platform's reason (F-RTE-09). */
export function TroubleDialog({ trouble, onClose }: TroubleDialogProps) {
  const t = useGamesT();
  const errorText = useT(errorMessages);
  if (trouble.kind === 'blocked') {
    const game = trouble.name;
    return (
      <Dialog
        isOpen
        title={t('launch.blockedTitle')}
        closeLabel={t('close')}
        onClose={onClose}
        actions={
          <ButtonRoot
            as="a"
            href={trouble.address}
            target="_blank"
            rel="noopener noreferrer"
            data-variant="primary"
            onClick={onClose}
          >
            {t('launch.open', { game })}
          </ButtonRoot>
        }
      >
        <p>{t('launch.blocked', { game })}</p>
      </Dialog>
    );
  }
  const reasonOf = () => {
    if (trouble.kind !== 'refused') return t(`launch.${trouble.kind}`);
    const { serverText, messageKey } = trouble.failure;
    return serverText ?? errorText(messageKey as ErrorMessageKey);
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('launch.refusedTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <p>{reasonOf()}</p>
    </Dialog>
  );
}
