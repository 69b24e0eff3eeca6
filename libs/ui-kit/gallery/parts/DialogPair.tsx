import { ConfirmDialog, Dialog } from '../../src/dialog/index.ts';
import { Button, Checkbox, PasswordField, TextField } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';
import { Stack } from './Sheet.tsx';

interface DialogPairProps {
  readonly words: MessageSet;
  /** The dialog that is open: `confirm` or `form`. */
  readonly open: string | null;
  readonly onClose: () => void;
}

/** A dialog of confirmation, and one with a form. */
export function DialogPair({ words, open, onClose }: DialogPairProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title={words.confirmTitle}
        confirmLabel={words.confirm}
        cancelLabel={words.back}
        tone="danger"
        onConfirm={onClose}
        onCancel={onClose}
      >
        {words.confirmText}
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'form'}
        title={words.login}
        closeLabel={words.close}
        onClose={onClose}
        actions={
          <>
            <Button>{words.register}</Button>
            <Button variant="primary">{words.login}</Button>
          </>
        }
      >
        <Stack>
          <TextField label={words.username} size="large" />
          <PasswordField
            size="large"
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            error={words.wrong}
          />
          <Checkbox>{words.remember}</Checkbox>
        </Stack>
      </Dialog>
    </>
  );
}
