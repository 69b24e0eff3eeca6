/** Fault of a database. */
export type DatabaseFault = 'throws' | 'errors' | 'blocked';

/** Creates an in-memory IndexedDB with the parts that a vault uses, without structured clone. */
export function createFakeIndexedDb(fault?: () => DatabaseFault | undefined) {
  const records = new Map<string, unknown>();
  const request = (read: () => unknown) => {
    const made: Record<string, unknown> = { result: undefined, error: null };
    queueMicrotask(() => {
      made['result'] = read();
      (made['onsuccess'] as (() => void) | undefined)?.();
    });
    return made;
  };
  const store = {
    get: (key: string) => request(() => records.get(key)),
    put: (value: unknown, key: string) => request(() => void records.set(key, value)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  const open = () => {
    const kind = fault?.();
    if (kind === 'throws') throw new Error('SecurityError');
    const opening: Record<string, unknown> = {
      result: database,
      error: kind === 'errors' ? new Error('database error') : null,
    };
    const event = kind === 'errors' ? 'onerror' : kind === 'blocked' ? 'onblocked' : 'onsuccess';
    queueMicrotask(() => {
      if (event === 'onsuccess') (opening['onupgradeneeded'] as () => void)();
      (opening[event] as () => void)();
    });
    return opening;
  };
  return { factory: { open } as unknown as IDBFactory, records };
}
