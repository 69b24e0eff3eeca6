import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { isUuid } from '../session/storedKeys.ts';
import type { PendingAction } from './pendingAction.ts';

const NAME = 'pavilion.pendingActions';

/** Stored actions of all members of this browser. */
export interface ActionList {
  readonly read: () => readonly PendingAction[];
  /** Appends an action. Returns false if it will not survive a reload. */
  readonly add: (action: PendingAction) => boolean;
  readonly remove: (requestId: string) => void;
}

const isValidNote = (note: unknown): boolean =>
  typeof note === 'object' &&
  note !== null &&
  !Array.isArray(note) &&
  Object.values(note).every((text) => typeof text === 'string');

function isAction(value: unknown): value is PendingAction {
  const { requestId, kind, owner, savedAt, note } = (value ?? {}) as Partial<Record<keyof PendingAction, unknown>>;
  const areTexts = [requestId, kind, owner].every((text) => typeof text === 'string');
  return areTexts && isUuid(requestId as string) && Number.isSafeInteger(savedAt) && isValidNote(note);
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
 * Creates a list of actions in a key-value store. Each access reads the store, so that tabs see each other's actions. An
 * action that cannot be stored is kept in memory. Invalid entries count as absent (STO-02).
 */
export function createActionList(store: KeyValueStore): ActionList {
  const memory = createMemoryStore();
  const readActions = (place: KeyValueStore) => parse(place.get(NAME));
  const writeActions = (place: KeyValueStore, list: readonly PendingAction[]) =>
    list.length > 0 ? place.set(NAME, JSON.stringify(list)) : (place.remove(NAME), true);
  return {
    read: () => [...readActions(store), ...readActions(memory)],
    add: (action) => {
      const isStored = writeActions(store, [...readActions(store), action]);
      if (!isStored) writeActions(memory, [...readActions(memory), action]);
      return isStored;
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
