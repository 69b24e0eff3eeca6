import { createLocalStore } from './createLocalStore.ts';

/** Creates a storage with the methods that the store calls. */
function createStorage(changes: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...changes,
  } as Storage;
  return { items, storage };
}
const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

describe('local store', () => {
  it('STO-01 stores, reads and removes values', () => {
    const { items, storage } = createStorage();
    const store = createLocalStore(() => storage);
    expect(store.get('k')).toBeUndefined();
    expect(store.set('k', 'v')).toBe(true);
    expect([items.get('k'), store.get('k')]).toEqual(['v', 'v']);
    store.remove('k');
    expect([items.has('k'), store.get('k')]).toEqual([false, undefined]);
  });

  it('STO-03 reads a value that another tab has changed', () => {
    const { items, storage } = createStorage();
    const store = createLocalStore(() => storage);
    store.set('k', 'mine');
    items.set('k', 'theirs');
    expect(store.get('k')).toBe('theirs');
  });

  it('F-STO-02 an empty text is a value', () => {
    const { storage } = createStorage();
    const store = createLocalStore(() => storage);
    expect([store.set('k', ''), store.get('k')]).toEqual([true, '']);
  });

  it.each`
    what                                 | changes
    ${'refuses every write'}             | ${{ setItem: refuse('QuotaExceededError') }}
    ${'ignores every write'}             | ${{ setItem: () => undefined }}
    ${'refuses to read the value again'} | ${{ getItem: refuse('SecurityError') }}
    ${'returns another value'}           | ${{ getItem: () => 'other' }}
  `('F-STO-02 set returns false if the storage $what', ({ changes }) => {
    const { storage } = createStorage(changes as Partial<Storage>);
    expect(createLocalStore(() => storage).set('k', 'v')).toBe(false);
  });

  it.each`
    what            | open
    ${'blocked'}    | ${refuse('SecurityError')}
    ${'missing'}    | ${() => null}
    ${'unreadable'} | ${() => createStorage({ getItem: refuse('E'), setItem: refuse('E'), removeItem: refuse('E') }).storage}
  `('F-STO-01 a storage that is $what has no values and throws nothing', ({ open }) => {
    const store = createLocalStore(open as () => Storage | null);
    expect([store.get('k'), store.set('k', 'v'), store.remove('k')]).toEqual([undefined, false, undefined]);
  });

  it('F-STO-01 uses no storage where there is none', () => {
    const store = createLocalStore();
    expect([store.set('k', 'v'), store.get('k')]).toEqual([false, undefined]);
  });
});
