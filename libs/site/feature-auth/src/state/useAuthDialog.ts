import { dialogActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { authDialogs, selectAuthDialogs, type AuthDialogKind } from './authDialogs.ts';

/** Closes the other auth dialogs once the newest one is rendered (DLG-07). */
export function useAuthDialog(own: AuthDialogKind): void {
  const dispatch = useAppDispatch();
  const isNewest = useAppSelector((state) => selectAuthDialogs(state).at(-1) === own);
  useEffect(() => {
    if (!isNewest) return;
    for (const kind of authDialogs) if (kind !== own) dispatch(dialogActions.closed(kind));
  }, [isNewest, own, dispatch]);
}
