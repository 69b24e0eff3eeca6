import type { OutboxStore } from '../machine/chatPorts.ts';
import type { OutboxEntry } from '../machine/chatState.ts';

/** Creates an outbox store in memory. It is lost with the page. */
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
