import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useWrite } from '@pavilion/site-data';
import { Checkbox, Notice } from '@pavilion/ui-kit';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { useState } from 'react';
import { FailureNotice } from './FailureNotice.tsx';
import { DialogFields } from './limitStyles.ts';
import { useLimitT } from './messages/limitMessages.ts';
import type { PauseChoice } from './playerLimits.ts';

/** Props of {@link PauseDialog}. */
export interface PauseDialogProps {
  readonly choice: PauseChoice;
  readonly onClose: () => void;
}

/** Confirmation before a pause starts. A self-exclusion is confirmed a second time. */
export function PauseDialog({ choice: { kind, length }, onClose }: PauseDialogProps) {
  const t = useLimitT();
  const { start, isSending, failure } = usePauseStart(length, onClose);
  const [isConfirmed, setConfirmed] = useState(false);
  const isFirstOfTwo = kind === 'selfExclusion' && !isConfirmed;
  const values = { length: t(`length.${length}`), kind: t(`pause.${kind}`) };
  if (isConfirmed) return <SecondConfirmation length={values.length} {...{ isSending, failure, start, onClose }} />;
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('confirm.title', values)}
      confirmLabel={t(isFirstOfTwo ? 'confirm.next' : 'confirm.start')}
      cancelLabel={t('confirm.cancel')}
      isBusy={isSending}
      onConfirm={isFirstOfTwo ? () => setConfirmed(true) : start}
      onCancel={onClose}
    >
      <DialogFields>
        <p>{t('confirm.text', values)}</p>
        <strong>{t('confirm.noReturn')}</strong>
        <FailureNotice failure={failure} />
      </DialogFields>
    </ConfirmDialog>
  );
}

/** Props of {@link SecondConfirmation}. */
interface SecondConfirmationProps extends ReturnType<typeof usePauseStart> {
  /** Length in words. */
  readonly length: string;
  readonly onClose: () => void;
}

function SecondConfirmation({ length, isSending, failure, start, onClose }: SecondConfirmationProps) {
  const t = useLimitT();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isReminded, setReminded] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('confirm.second', { length })}
      confirmLabel={t('confirm.last')}
      cancelLabel={t('confirm.cancel')}
      isBusy={isSending}
      onConfirm={isUnderstood ? start : () => setReminded(true)}
      onCancel={onClose}
    >
      <DialogFields>
        <strong>{t('confirm.noReturn')}</strong>
        <Checkbox
          checked={isUnderstood}
          aria-invalid={isReminded && !isUnderstood}
          onChange={(event) => setUnderstood(event.target.checked)}
        >
          {t('confirm.understood', { length })}
        </Checkbox>
        {isReminded && !isUnderstood && (
          <Notice role="alert" data-tone="warning">
            {t('confirm.tick')}
          </Notice>
        )}
        <FailureNotice failure={failure} />
      </DialogFields>
    </ConfirmDialog>
  );
}

/** Returns the call that starts the pause. The dialog stays open with the reason if it is refused. */
function usePauseStart(length: PauseChoice['length'], onDone: () => void) {
  const t = useLimitT();
  const dispatch = useAppDispatch();
  const { send, isSending, failure } = useWrite('limits.pause');
  const run = async () => {
    const result = await send({ length });
    if (!result.isDone) return;
    const time = formatInstant(result.data.endsAt).slice(0, 16);
    dispatch(toastActions.shown({ kind: 'success', text: t('done.pause', { time }) }));
    onDone();
  };
  return { start: () => void run(), isSending, failure };
}
