import { buildStoredName } from '@pavilion/api-client';
import { watchStoredKey } from '@pavilion/api-client/browser';
import { selectEdition, uiActions, type Edition, type RootState, type Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';

const DEFAULT_EDITION: Edition = 'classic';

/** Returns the stored edition. A missing or invalid value counts as the default. */
const readEdition = (session: Services['session']): Edition =>
  session.get('edition') === 'professional' ? 'professional' : DEFAULT_EDITION;

/**
 * Sets the edition attribute of `<html>`, which selects the values of all tokens, whenever the state changes (EDN-01, GRD-06),
 * and adopts the choice of other tabs.
 *
 * The player's choice is stored. An edition that the switch of the site enforces is not, so the choice returns later. An
 * adopted choice is not stored again: tabs with different values would overwrite each other without end (F-STO-07).
 */
export function followEdition(store: Store<RootState>, session: Services['session'], root: HTMLElement): () => void {
  let chosen = store.getState().ui.edition;
  const apply = () => {
    const state = store.getState();
    const shown: Edition = selectEdition(state);
    if (root.dataset['edition'] !== shown) root.dataset['edition'] = shown;
    if (state.ui.edition === chosen) return;
    chosen = state.ui.edition;
    session.set('edition', chosen);
  };
  const adopt = () => {
    chosen = readEdition(session);
    if (store.getState().ui.edition !== chosen) store.dispatch(uiActions.editionChosen(chosen));
  };
  adopt();
  apply();
  const stops = [store.subscribe(apply), watchStoredKey(buildStoredName('edition'), adopt)];
  return () => stops.forEach((stop) => stop());
}
