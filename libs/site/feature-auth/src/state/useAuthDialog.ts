import { dialogActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { authDialogs, selectAuthDialogs, type AuthDialogKind } from './authDialogs.ts';

/** The dialog that is asked for last replaces the others, once it is there to be seen (DLG-07). */
export function useAuthDialog(own: AuthDialogKind): void {
  const dispatch = useAppDispatch();
  const isNewest = useAppSelector((state) => selectAuthDialogs(state).at(-1) === own);
  useEffect(() => {
    if (!isNewest) return;
    for (const kind of authDialogs) if (kind !== own) dispatch(dialogActions.closed(kind));
  }, [isNewest, own, dispatch]);
}
