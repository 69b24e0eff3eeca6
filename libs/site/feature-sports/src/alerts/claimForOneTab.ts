import type { KeyValueStore } from '@pavilion/kernel';

const KEY = 'sports.toldNews';
/** Maximum length of a valid key; a longer stored entry is ignored (STO-02). */
const MAX_KEY_LENGTH = 100;
/** Number of stored keys: enough for all events of an evening's followed matches. */
const MAX_KEYS = 60;

/** Runs a task while no other tab runs a task of the same name; `navigator.locks` in a browser. */
export type RunExclusive = (name: string, task: () => boolean) => Promise<boolean>;

/** Uses the browser's lock manager. Without one, or if it rejects, the task runs without a lock. */
const runExclusive: RunExclusive = async (name, task) => {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  try {
    return locks ? await locks.request(name, async () => task()) : task();
  } catch {
    return task();
  }
};

/** Claim of an event. */
export interface EventClaim {
  readonly key: string;
  /** Key of the event that this one reverses. It can then be claimed once more, such as a goal after a cancelled one. */
  readonly releasedKey?: string;
}

/**
 * Resolves to `true` for the first tab that claims a key and to `false` for every other tab (invariant I6).
 *
 * The list is read and written under one lock, so two tabs that see a goal at the same moment cannot both claim it.
 */
export function claimForOneTab(
  store: KeyValueStore,
  { key, releasedKey }: EventClaim,
  run: RunExclusive = runExclusive,
): Promise<boolean> {
  return run(KEY, () => {
    const claimed = (store.get(KEY) ?? '')
      .split('|')
      .filter((stored) => stored !== '' && stored.length < MAX_KEY_LENGTH);
    if (claimed.includes(key)) return false;
    const kept = claimed.filter((stored) => stored !== releasedKey);
    store.set(KEY, [...kept, key].slice(-MAX_KEYS).join('|'));
    return true;
  });
}
