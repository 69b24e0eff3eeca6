import type { KeyValueStore } from '@pavilion/kernel';

const KEY = 'sports.toldNews';
/** Longer than any key of ours: what is longer was not written here (STO-02). */
const MAX_KEY_LENGTH = 100;
/** Enough for every event of the matches a player follows in an evening. */
const REMEMBERED = 60;

/** Runs a task while no other tab runs one of the same name; `navigator.locks` in a browser. */
export type RunExclusive = (name: string, task: () => boolean) => Promise<boolean>;

/** The browser's locks; where it has none or refuses them, a tab is alone with what it stored. */
const runExclusive: RunExclusive = async (name, task) => {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  try {
    return locks ? await locks.request(name, async () => task()) : task();
  } catch {
    return task();
  }
};

/**
 * Answers once over all tabs: the first that asks for a key gets `true`, every other `false` (invariant I6).
 *
 * The list is read and written under one lock, so that two tabs that see a goal in the same moment cannot both tell it.
 */
export function claimForOneTab(store: KeyValueStore, key: string, run: RunExclusive = runExclusive): Promise<boolean> {
  return run(KEY, () => {
    const claimed = (store.get(KEY) ?? '').split('|').filter((held) => held !== '' && held.length < MAX_KEY_LENGTH);
    if (claimed.includes(key)) return false;
    store.set(KEY, [...claimed, key].slice(-REMEMBERED).join('|'));
    return true;
  });
}
