import { ConfirmDialog, type ConfirmDialogProps } from '@pavilion/ui-kit/dialog';

/** Confirmation dialog in a separate chunk, because no page needs it before a click. */
export const ConfirmBox = (props: ConfirmDialogProps) => <ConfirmDialog {...props} />;
