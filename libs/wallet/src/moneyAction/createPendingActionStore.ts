import { createMemoryStore, type Clock, type KeyValueStore } from '@pavilion/kernel';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** The platform keeps request ids for 72 hours (ruling W3). */
const RETENTION_MS = 72 * 3_600_000;

/** Store of pending actions, which survive a reload. */
export interface PendingActionStore<Draft> {
  /** Returns the pending actions, oldest first. */
  readonly list: () => readonly PendingMoneyAction<Draft>[];
  readonly keep: (action: PendingMoneyAction<Draft>) => void;
  readonly forget: (requestId: string) => void;
}

/** Options of {@link createPendingActionStore}. */
export interface PendingActionStoreOptions {
  readonly store: KeyValueStore;
  /** Key in the store, one per member and kind: only the member who sent the action may query its outcome. */
  readonly key: string;
  /** Whether a stored draft has the current shape. Another version of the page may have written it. */
  readonly isDraft: (draft: object) => boolean;
  readonly clock: Pick<Clock, 'now'>;
}

function isPendingMoneyAction(value: unknown): value is PendingMoneyAction<unknown> {
  const { requestId, draft, savedAt } = (value ?? {}) as Partial<Record<keyof PendingMoneyAction<unknown>, unknown>>;
  return typeof requestId === 'string' && typeof draft === 'object' && draft !== null && Number.isSafeInteger(savedAt);
}

function parse(text: string | undefined): readonly PendingMoneyAction<unknown>[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPendingMoneyAction) : [];
  } catch {
    return [];
  }
}

/**
 * Creates a store of pending actions as JSON in a key-value store. The key-value store is read on every access, so
 * tabs see each other's actions.
 *
 * If a value cannot be stored, the action is kept in memory. Unreadable values count as absent (STO-02). Actions older
 * than 72 hours are dropped, because the platform no longer has their request ids.
 */
export function createPendingActionStore<Draft>({
  store,
  key,
  isDraft,
  clock,
}: PendingActionStoreOptions): PendingActionStore<Draft> {
  const memory = createMemoryStore();
  const readFrom = (place: KeyValueStore) =>
    parse(place.get(key)).filter(
      ({ draft, savedAt }) => isDraft(draft as object) && clock.now() - savedAt <= RETENTION_MS,
    ) as readonly PendingMoneyAction<Draft>[];
  const writeTo = (place: KeyValueStore, list: readonly PendingMoneyAction<Draft>[]): boolean => {
    if (list.length > 0) return place.set(key, JSON.stringify(list));
    place.remove(key);
    return true;
  };
  return {
    list: () => [...readFrom(store), ...readFrom(memory)],
    keep: (action) => {
      if (!writeTo(store, [...readFrom(store), action])) writeTo(memory, [...readFrom(memory), action]);
    },
    forget: (requestId) => {
      for (const place of [store, memory]) {
        const list = readFrom(place);
        const left = list.filter((action) => action.requestId !== requestId);
        if (left.length < list.length) writeTo(place, left);
      }
    },
  };
}
