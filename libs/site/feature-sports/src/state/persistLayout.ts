import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { deskActions } from './deskSlice.ts';
import { selectDesk } from './sportsState.ts';

const MATCHES_PER_ROW = 'sports.perStrip';
const DENSITY = 'sports.density';

const LAYOUT_ACTIONS = [deskActions.matchesPerRowChosen.type, deskActions.densityChosen.type];

/** Stores the number of matches in a row and the density. */
export function* persistLayout({ store }: Services) {
  if (store.get(MATCHES_PER_ROW) === '2') yield* put(deskActions.matchesPerRowChosen(2));
  const density = store.get(DENSITY);
  if (density === 'compact' || density === 'roomy') yield* put(deskActions.densityChosen(density));
  yield* takeEvery(LAYOUT_ACTIONS, function* save() {
    const { matchesPerRow, density } = yield* select(selectDesk);
    store.set(MATCHES_PER_ROW, String(matchesPerRow));
    if (density) store.set(DENSITY, density);
  });
}
