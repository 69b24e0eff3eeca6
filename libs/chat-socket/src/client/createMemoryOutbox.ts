import type { OutboxStore } from './chatPorts.ts';
import type { OutboxEntry } from './chatState.ts';

/** An outbox store that lives as long as the page: where nothing can be kept. */
export function createMemoryOutbox(): OutboxStore {
  const kept = new Map<string, Map<string, OutboxEntry>>();
  return {
    list: (identity) => [...(kept.get(identity)?.values() ?? [])],
    put: (identity, entry) => {
      kept.set(identity, (kept.get(identity) ?? new Map<string, OutboxEntry>()).set(entry.cid, entry));
    },
    remove: (identity, cid) => void kept.get(identity)?.delete(cid),
  };
}
