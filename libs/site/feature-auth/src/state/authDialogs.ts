import type { DialogKind, DialogRequest, RootState } from '@pavilion/site-contract';

/** The dialogs of this feature; one of them stands at a time. */
export const authDialogs = ['login', 'register', 'forgot', 'newDevice'] as const satisfies readonly DialogKind[];

/** One of {@link authDialogs}. */
export type AuthDialogKind = (typeof authDialogs)[number];

/** Tells an auth dialog from the others. */
export const isAuthDialog = (kind: DialogRequest['kind']): kind is AuthDialogKind =>
  (authDialogs as readonly string[]).includes(kind);

/** The auth dialogs that stand, the newest last. */
export const selectAuthDialogs = ({ ui }: RootState): readonly AuthDialogKind[] =>
  ui.dialogs.map(({ kind }) => kind).filter(isAuthDialog);
