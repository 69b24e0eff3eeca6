import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { isUuid } from '../session/storedKeys.ts';
import type { PendingAction } from './pendingAction.ts';

const NAME = 'pavilion.pendingActions';

/** The actions that are kept, of every member of this browser. */
export interface ActionList {
  readonly read: () => readonly PendingAction[];
  /** Puts an action at the end; `false` when it will not survive a reload. */
  readonly add: (action: PendingAction) => boolean;
  readonly remove: (requestId: string) => void;
}

const isActionNote = (note: unknown): boolean =>
  typeof note === 'object' &&
  note !== null &&
  !Array.isArray(note) &&
  Object.values(note).every((text) => typeof text === 'string');

function isAction(value: unknown): value is PendingAction {
  const { requestId, kind, owner, savedAt, note } = (value ?? {}) as Partial<Record<keyof PendingAction, unknown>>;
  const areTexts = [requestId, kind, owner].every((text) => typeof text === 'string');
  return areTexts && isUuid(requestId as string) && Number.isSafeInteger(savedAt) && isActionNote(note);
}

function parse(text: string | undefined): readonly PendingAction[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isAction) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps actions over any store. Reads it anew each time, so that two tabs see each other's; what the store refuses lives in
 * the page's memory, and what is no action in it is absent (STO-02).
 */
export function createActionList(store: KeyValueStore): ActionList {
  const memory = createMemoryStore();
  const readActions = (place: KeyValueStore) => parse(place.get(NAME));
  const writeActions = (place: KeyValueStore, list: readonly PendingAction[]) =>
    list.length > 0 ? place.set(NAME, JSON.stringify(list)) : (place.remove(NAME), true);
  return {
    read: () => [...readActions(store), ...readActions(memory)],
    add: (action) => {
      const isKept = writeActions(store, [...readActions(store), action]);
      if (!isKept) writeActions(memory, [...readActions(memory), action]);
      return isKept;
    },
    remove: (requestId) => {
      for (const place of [store, memory]) {
        const list = readActions(place);
        const left = list.filter((action) => action.requestId !== requestId);
        if (left.length < list.length) writeActions(place, left);
      }
    },
  };
}
