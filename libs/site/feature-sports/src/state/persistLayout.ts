import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { deskActions } from './deskSlice.ts';
import { selectDesk } from './sportsState.ts';

const FAVOURITES = 'sports.favourites';
const MATCHES_PER_ROW = 'sports.perStrip';
const DENSITY = 'sports.density';

const LAYOUT_ACTIONS = [
  deskActions.favouriteToggled.type,
  deskActions.matchesPerRowChosen.type,
  deskActions.densityChosen.type,
];

/** Parses stored ids and omits invalid ones (STO-02). */
function readIds(text: string | undefined): readonly string[] {
  return (text ?? '').split(' ').filter((id) => /^[\w-]{1,40}$/.test(id));
}

/** Stores the starred matches, the number of matches in a row and the density. */
export function* persistLayout({ store }: Services) {
  const favourites = readIds(store.get(FAVOURITES));
  if (favourites.length > 0) yield* put(deskActions.favouritesRestored(favourites));
  if (store.get(MATCHES_PER_ROW) === '2') yield* put(deskActions.matchesPerRowChosen(2));
  const density = store.get(DENSITY);
  if (density === 'compact' || density === 'roomy') yield* put(deskActions.densityChosen(density));
  yield* takeEvery(LAYOUT_ACTIONS, function* save() {
    const { favouriteIds, matchesPerRow, density } = yield* select(selectDesk);
    store.set(FAVOURITES, favouriteIds.join(' '));
    store.set(MATCHES_PER_ROW, String(matchesPerRow));
    if (density) store.set(DENSITY, density);
  });
}
