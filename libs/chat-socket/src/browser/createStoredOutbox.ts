import type { OutboxStore } from '../machine/chatPorts.ts';
import type { OutboxEntry } from '../machine/chatState.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isEntry = (value: unknown): value is OutboxEntry => {
  const { cid, rid, msg, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [cid, rid, msg].every((text) => typeof text === 'string') && Number.isSafeInteger(at);
};

const parse = (text: string | null): OutboxEntry | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Creates an outbox store that keeps messages through reloads. Each has its own key, so that two tabs do not overwrite each
 * other.
 *
 * If the storage is full or disabled, nothing is stored and a message is kept only as long as the page.
 */
export function createStoredOutbox(storage: Store, prefix = 'chat.outbox'): OutboxStore {
  const buildKey = (identity: string, cid = ''): string => `${prefix}.${identity}.${cid}`;
  const safely = (work: () => void): void => {
    try {
      work();
    } catch {
      // The page still holds the message.
    }
  };
  return {
    list: (identity) => {
      const found: OutboxEntry[] = [];
      safely(() => {
        for (let at = 0; at < storage.length; at += 1) {
          const key = storage.key(at);
          const entry = key?.startsWith(buildKey(identity)) ? parse(storage.getItem(key)) : undefined;
          if (entry) found.push(entry);
        }
      });
      return found;
    },
    put: (identity, entry) => safely(() => storage.setItem(buildKey(identity, entry.cid), JSON.stringify(entry))),
    remove: (identity, cid) => safely(() => storage.removeItem(buildKey(identity, cid))),
  };
}
