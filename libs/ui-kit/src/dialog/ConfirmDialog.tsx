import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What will happen, in one or two sentences. */
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Without it there is one button only: a tip to be read. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** Also Escape. Never called without `cancelLabel`. */
  readonly onCancel?: () => void;
  /** The confirmed thing is under way: the button is busy and Escape waits. @default false */
  readonly isBusy?: boolean;
  /** `danger` starts on the cancel button. @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

/** A question that must be answered, or a tip that must be read (DLG-01, DLG-02). */
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
