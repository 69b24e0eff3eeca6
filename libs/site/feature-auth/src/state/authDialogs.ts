import type { DialogKind, DialogRequest, RootState } from '@pavilion/site-contract';

/** Dialogs of this feature. One of them is open at a time. */
export const authDialogs = ['login', 'register', 'forgot', 'newDevice'] as const satisfies readonly DialogKind[];

/** One of {@link authDialogs}. */
export type AuthDialogKind = (typeof authDialogs)[number];

/** Whether a dialog belongs to this feature. */
export const isAuthDialog = (kind: DialogRequest['kind']): kind is AuthDialogKind =>
  (authDialogs as readonly string[]).includes(kind);

/** Selects the open auth dialogs, the newest last. */
export const selectAuthDialogs = ({ ui }: RootState): readonly AuthDialogKind[] =>
  ui.dialogs.map(({ kind }) => kind).filter(isAuthDialog);
