/** How a browser's database may misbehave. */
export type Trouble = 'throws' | 'errors' | 'blocked';

/** As much of IndexedDB as a vault uses, in memory; structured clone is left out, so a key is the key. */
export function createFakeIndexedDb(trouble?: () => Trouble | undefined) {
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
    const kind = trouble?.();
    if (kind === 'throws') throw new Error('SecurityError');
    const opening: Record<string, unknown> = { result: database, error: kind === 'errors' ? new Error('gone') : null };
    const event = kind === 'errors' ? 'onerror' : kind === 'blocked' ? 'onblocked' : 'onsuccess';
    queueMicrotask(() => {
      if (event === 'onsuccess') (opening['onupgradeneeded'] as () => void)();
      (opening[event] as () => void)();
    });
    return opening;
  };
  return { factory: { open } as unknown as IDBFactory, records };
}
