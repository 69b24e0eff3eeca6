/** Most matches side by side. */
export const MAX_WATCHED = 4;
/** Field of the address with the ids of the matches. */
const FIELD = 'watch';
const SEPARATOR = '.';
const KEY = 'sports.watched';

/**
 * Returns the matches in the address; `undefined` if the page shows something else. A fifth one waits until the player
 * has removed another.
 */
export function readWatched(query: URLSearchParams): readonly string[] | undefined {
  const text = query.get(FIELD);
  if (text === null) return undefined;
  return [...new Set(text.split(SEPARATOR).filter((id) => /^\d{1,12}$/.test(id)))].slice(0, MAX_WATCHED + 1);
}

/** Returns the query with other matches, so that the page can be kept and shared. */
export function writeWatched(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('game');
  changed.set(FIELD, ids.join(SEPARATOR));
  return changed;
}

/** Returns the query without the matches. */
export function clearWatched(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(FIELD);
  return changed;
}

interface TextStore {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => boolean;
}

/** Matches that were last shown side by side. */
const restoreWatched = (store: TextStore): readonly string[] =>
  (store.get(KEY) ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_WATCHED);

/** Adds a match to those that were last shown. */
export const addWatched = (store: TextStore, id: string): readonly string[] => [
  ...restoreWatched(store).filter((held) => held !== id),
  id,
];

export const storeWatched = (store: TextStore, ids: readonly string[]): void =>
  void store.set(KEY, ids.slice(0, MAX_WATCHED).join(SEPARATOR));
