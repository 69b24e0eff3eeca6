import { ConfirmDialog, type ConfirmDialogProps } from '@pavilion/ui-kit/dialog';

/** The question itself, in a file of its own: no page needs it before something is pressed. */
export const ConfirmBox = (props: ConfirmDialogProps) => <ConfirmDialog {...props} />;
