import type { Clock } from '@pavilion/kernel';
import type { OutboxStore } from '../machine/chatPorts.ts';
import type { OutboxEntry } from '../machine/chatState.ts';

export interface OutboxEntriesOptions {
  readonly store: OutboxStore;
  readonly clock: Clock;
  readonly identity: () => string;
  readonly onChange: () => void;
}

/** Entries of an outbox, oldest first. Each is also in the store. */
export interface OutboxEntries {
  readonly list: () => readonly OutboxEntry[];
  readonly find: (cid: string) => OutboxEntry | undefined;
  /** Adds an entry at the end, with the latest time of all. */
  readonly append: (entry: Omit<OutboxEntry, 'at'>) => void;
  /**
   * Marks an entry as refused.
   *
   * @returns the entry with its failure
   */
  readonly fail: (entry: OutboxEntry, code: number) => OutboxEntry & { readonly failure: number };
  /** Removes an entry and returns it. */
  readonly take: (cid: string) => OutboxEntry | undefined;
  /**
   * Adds the entries that an earlier page or another tab has stored, and removes those that another tab has removed from the
   * store. An entry that could not be stored is kept.
   */
  readonly readStore: () => void;
  /**
   * Removes all entries without a change event. `isForGood` removes them from the store too.
   *
   * @returns the removed entries
   */
  readonly clear: (isForGood: boolean) => readonly OutboxEntry[];
}

/** Creates an empty list of entries. */
export function createOutboxEntries({ store, clock, identity, onChange }: OutboxEntriesOptions): OutboxEntries {
  let entries: readonly OutboxEntry[] = [];
  /** Ids that were found in the store. */
  const storedIds = new Set<string>();

  const listStored = (): readonly OutboxEntry[] => {
    const found = store.list(identity());
    found.forEach(({ cid }) => storedIds.add(cid));
    return found;
  };
  const set = (next: readonly OutboxEntry[]): void => {
    entries = [...next].sort((a, b) => a.at - b.at);
    onChange();
  };
  const find = (cid: string) => entries.find((entry) => entry.cid === cid);
  const without = (cid: string) => entries.filter((entry) => entry.cid !== cid);

  const put = (entry: OutboxEntry): void => {
    store.put(identity(), entry);
    listStored();
    set([...without(entry.cid), entry]);
  };

  return {
    list: () => entries,
    find,
    append: (entry) => put({ ...entry, at: Math.max(clock.now(), (entries.at(-1)?.at ?? 0) + 1) }),
    fail: (entry, failure) => {
      const failed = { ...entry, failure };
      put(failed);
      return failed;
    },
    take: (cid) => {
      const entry = find(cid);
      if (!entry) return undefined;
      store.remove(identity(), cid);
      set(without(cid));
      return entry;
    },
    readStore: () => {
      const stored = listStored();
      const isGone = ({ cid }: OutboxEntry) => storedIds.has(cid) && !stored.some((each) => each.cid === cid);
      const kept = entries.filter((entry) => !isGone(entry));
      const added = stored.filter(({ cid }) => !find(cid));
      if (added.length > 0 || kept.length < entries.length) set([...kept, ...added]);
    },
    clear: (isForGood) => {
      const all = entries;
      if (isForGood) all.forEach(({ cid }) => store.remove(identity(), cid));
      entries = [];
      storedIds.clear();
      return all;
    },
  };
}
