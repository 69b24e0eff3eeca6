import { type KeyValueStore } from '@pavilion/kernel';

const KEY = 'sports.toldNews';
/** Enough for every event of the matches a player follows in an evening. */
const REMEMBERED = 60;

/** Runs a task while no other tab runs one of the same name; `navigator.locks` in a browser. */
export type RunAlone = (name: string, task: () => boolean) => Promise<boolean>;

/** The browser's locks; where it has none, a tab is alone with what it stored. */
export const runAlone: RunAlone = async (name, task) => {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  return locks ? locks.request(name, async () => task()) : task();
};

/**
 * Answers once over all tabs: the first that asks for a key gets `true`, every other `false` (invariant I6).
 *
 * The list is read and written under one lock, so that two tabs that see a goal in the same moment cannot both tell it.
 */
export function claimOnce(store: KeyValueStore, key: string, run: RunAlone = runAlone): Promise<boolean> {
  return run(KEY, () => {
    const told = (store.get(KEY) ?? '').split('|').filter(Boolean);
    if (told.includes(key)) return false;
    store.set(KEY, [...told, key].slice(-REMEMBERED).join('|'));
    return true;
  });
}
