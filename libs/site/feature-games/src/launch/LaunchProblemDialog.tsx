import { SupportText, useFailureText } from '@pavilion/site-contract';
import { Button, ButtonRoot } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { LaunchProblem } from './useLaunch.ts';

/** Props of {@link LaunchProblemDialog}. */
export interface LaunchProblemDialogProps {
  readonly problem: LaunchProblem;
  readonly onClose: () => void;
}

/** Reason why a game did not open: a link for a tab that the browser blocked, or the refusal of the platform (F-RTE-09). */
export function LaunchProblemDialog({ problem, onClose }: LaunchProblemDialogProps) {
  const t = useGamesT();
  const failureText = useFailureText();
  if (problem.kind === 'blocked') {
    const game = problem.name;
    return (
      <Dialog
        isOpen
        title={t('launch.blockedTitle')}
        closeLabel={t('close')}
        onClose={onClose}
        actions={
          <ButtonRoot
            as="a"
            href={problem.address}
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
      <p>
        {problem.kind === 'refused' ? (
          <SupportText error={problem.failure.code}>{failureText(problem.failure)}</SupportText>
        ) : (
          t(`launch.${problem.kind}`)
        )}
      </p>
    </Dialog>
  );
}
