import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectIsMember } from '../state/selectors.ts';
import type { RootState } from '../state/rootState.ts';
import { dialogActions } from '../state/uiSlice.ts';

/**
 * Returns a function that guards an action of members. It returns `true` for a member. For a guest it opens the login
 * prompt (DLG-01) and returns `false`. Its parameter is the path to open after the login, if any.
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
