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
 * and adopts the stored choice at start and whenever another tab changes it.
 *
 * It stores nothing: tabs with different values would overwrite each other without end (F-STO-07). `EditionToggle` stores
 * the player's choice. An edition that the switch of the site enforces is never stored, so the choice returns later.
 */
export function followEdition(store: Store<RootState>, session: Services['session'], root: HTMLElement): void {
  const apply = () => {
    const shown: Edition = selectEdition(store.getState());
    if (root.dataset['edition'] !== shown) root.dataset['edition'] = shown;
  };
  const adopt = () => void store.dispatch(uiActions.editionChosen(readEdition(session)));
  adopt();
  apply();
  store.subscribe(apply);
  watchStoredKey(buildStoredName('edition'), adopt);
}
