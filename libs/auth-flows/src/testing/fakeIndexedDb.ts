/** Fault of a database. */
export type DatabaseFault = 'throws' | 'errors' | 'blocked';

/**
 * Creates an in-memory IndexedDB with the parts that a vault uses, without structured clone. `log` contains its calls, except
 * those of requests.
 */
export function createFakeIndexedDb(fault?: () => DatabaseFault | undefined) {
  const records = new Map<string, unknown>();
  const log: string[] = [];
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
    createObjectStore: (name: string) => void log.push(`create ${name}`),
    transaction: (name: string, mode: string) => {
      log.push(`${mode} ${name}`);
      return {
        objectStore: (opened: string) => {
          if (opened !== name) throw new DOMException(`no object store ${opened}`, 'NotFoundError');
          return store;
        },
      };
    },
    close: () => void log.push('close'),
  };
  const open = (name: string, version: number) => {
    log.push(`open ${name} ${version}`);
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
  return { factory: { open } as unknown as IDBFactory, records, log };
}
