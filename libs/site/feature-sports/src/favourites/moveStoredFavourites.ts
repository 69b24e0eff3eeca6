import type { Services } from '@pavilion/site-contract';
import { call } from 'typed-redux-saga';

/** Key of the starred matches of earlier versions, which were kept in the browser. */
const STORED = 'sports.favourites';

/** Maximum number of favourites of one call. */
const MAX_MOVED = 200;

/** Moves the starred matches of this browser to the member's favourites, once. They stay if the platform cannot be reached. */
export function* moveStoredFavourites({ api, store }: Services) {
  const ids = (store.get(STORED) ?? '').split(' ').filter((id) => /^[\w-]{1,40}$/.test(id));
  if (ids.length === 0) return;
  const items = ids.slice(0, MAX_MOVED).map((id) => ({ kind: 'match' as const, id }));
  try {
    yield* call(() => api.call('favourites.add', { items }));
    store.remove(STORED);
  } catch {
    return;
  }
}
