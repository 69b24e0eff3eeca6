import { selectEdition, uiActions, type Edition, type RootState, type Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';

/**
 * Keeps the page's edition in step with the state: the one attribute on `<html>` that turns every token (EDN-01, GRD-06).
 *
 * The choice is remembered; an edition forced by the site's switch is not, so the choice returns with the switch.
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
