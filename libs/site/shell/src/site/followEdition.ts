import { selectEdition, uiActions, type Edition, type RootState, type Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';

/**
 * Sets the edition attribute of `<html>`, which selects the values of all tokens, whenever the state changes (EDN-01, GRD-06).
 *
 * The player's choice is stored. An edition that the switch of the site enforces is not, so the choice returns later.
 */
export function followEdition(store: Store<RootState>, session: Services['session'], root: HTMLElement): () => void {
  const stored = session.get('edition');
  if (stored === 'classic' || stored === 'professional') store.dispatch(uiActions.editionChosen(stored));
  let chosen = store.getState().ui.edition;
  const apply = () => {
    const state = store.getState();
    const shown: Edition = selectEdition(state);
    if (root.dataset['edition'] !== shown) root.dataset['edition'] = shown;
    if (state.ui.edition === chosen) return;
    chosen = state.ui.edition;
    session.set('edition', chosen);
  };
  apply();
  return store.subscribe(apply);
}
