import { createMemoryStore, type Clock, type KeyValueStore } from '@pavilion/kernel';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** The platform keeps a request id this long, and can be asked about it (ruling W3). */
const RETENTION_MS = 72 * 3_600_000;

/** Keeps what is under way, so that a reload finds it. */
export interface PendingActionStore<Draft> {
  /** Oldest first. */
  readonly list: () => readonly PendingMoneyAction<Draft>[];
  readonly keep: (action: PendingMoneyAction<Draft>) => void;
  readonly forget: (requestId: string) => void;
}

/** Options of {@link createPendingActionStore}. */
export interface KeptActionsOptions {
  readonly store: KeyValueStore;
  /** Key in the store, one per member and kind: only the owner of the money may request its state. */
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
 * Keeps actions as JSON in a key-value store, read anew each time, so that two tabs see each other's. Where the store is
 * closed or full the page itself remembers; what cannot be read is absent (STO-02); after 72 hours so is the platform's
 * own memory, and the action with it.
 */
export function createPendingActionStore<Draft>({
  store,
  key,
  isDraft,
  clock,
}: KeptActionsOptions): PendingActionStore<Draft> {
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
