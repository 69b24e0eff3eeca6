import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { deskActions } from './deskSlice.ts';
import { selectDesk } from './sportsState.ts';

const FAVOURITES = 'sports.favourites';
const MATCHES_PER_ROW = 'sports.perStrip';

/** Parses stored ids and omits invalid ones (STO-02). */
function readIds(text: string | undefined): readonly string[] {
  return (text ?? '').split(' ').filter((id) => /^[\w-]{1,40}$/.test(id));
}

/** Stores the starred matches and the number of matches in a row. */
export function* persistLayout({ store }: Services) {
  const favourites = readIds(store.get(FAVOURITES));
  if (favourites.length > 0) yield* put(deskActions.favouritesRestored(favourites));
  if (store.get(MATCHES_PER_ROW) === '2') yield* put(deskActions.matchesPerRowChosen(2));
  yield* takeEvery([deskActions.favouriteToggled.type, deskActions.matchesPerRowChosen.type], function* save() {
    const { favouriteIds, matchesPerRow } = yield* select(selectDesk);
    store.set(FAVOURITES, favouriteIds.join(' '));
    store.set(MATCHES_PER_ROW, String(matchesPerRow));
  });
}
