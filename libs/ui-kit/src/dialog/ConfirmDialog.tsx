import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** Consequence of the confirmation, in one or two sentences. */
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Label of the cancel button. Without it the dialog has one button and is a hint. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** Called by the cancel button and Escape. Never called without `cancelLabel`. */
  readonly onCancel?: () => void;
  /** Whether the confirmed action is in progress: the button is busy and Escape is ignored. @default false */
  readonly isBusy?: boolean;
  /** `danger` focuses the cancel button first. @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

/** A confirmation or a hint that the player has to close (DLG-01, DLG-02). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    isBusy = false,
    tone = 'plain',
  } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const canCancel = cancelLabel !== undefined && !isBusy;
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      size="small"
      title={title}
      initialFocus={tone === 'danger' && cancelLabel !== undefined ? cancelButton : confirmButton}
      dismissal={canCancel ? 'escape' : 'none'}
      onClose={() => onCancel?.()}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button ref={cancelButton} disabled={isBusy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={confirmButton}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
