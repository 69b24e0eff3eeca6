import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectIsMember } from '../state/selectors.ts';
import type { RootState } from '../state/rootState.ts';
import { dialogActions } from '../state/uiSlice.ts';

/**
 * Asks whether the player may go on: `true` for a member; a guest gets the login prompt (DLG-01) and `false`.
 *
 * @returns a function of the path to lead to after login, if any
 */
export function useLoginGate(): (wanted?: string) => boolean {
  const store = useStore<RootState>();
  return useCallback(
    (wanted) => {
      if (selectIsMember(store.getState())) return true;
      store.dispatch(dialogActions.opened({ kind: 'loginPrompt', ...(wanted && { wanted }) }));
      return false;
    },
    [store],
  );
}
