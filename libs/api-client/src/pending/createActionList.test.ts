import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createActionList } from './createActionList.ts';
import type { PendingAction } from './pendingAction.ts';

const NAME = 'pavilion.pendingActions';
const first: PendingAction = {
  requestId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90',
  kind: 'bet',
  owner: '100001',
  savedAt: 1_763_690_400_000,
  note: { stake: '10.00' },
};
const second: PendingAction = { ...first, requestId: '8c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11', kind: 'transfer' };

/** Creates a store that refuses writes from now on if `isFull` is set. */
function createFillingStore() {
  const inner = createMemoryStore();
  const state = { isFull: false };
  const set = jest.fn((key: string, value: string) => !state.isFull && inner.set(key, value));
  const store: KeyValueStore = { ...inner, set };
  return { store, set, fill: () => (state.isFull = true) };
}

describe('stored actions', () => {
  it('W3 are stored as JSON, oldest first, and the last removal removes the key', () => {
    const store = createMemoryStore();
    const list = createActionList(store);
    expect([list.add(first), list.add(second)]).toEqual([true, true]);
    expect(store.get(NAME)).toBe(JSON.stringify([first, second]));
    list.remove(first.requestId);
    expect(store.get(NAME)).toBe(JSON.stringify([second]));
    list.remove(second.requestId);
    expect(store.get(NAME)).toBeUndefined();
    expect(list.read()).toEqual([]);
  });

  it('W3 are read by every list of the same store', () => {
    const store = createMemoryStore();
    const [here, there] = [createActionList(store), createActionList(store)];
    here.add(first);
    there.add(second);
    expect([here.read(), there.read()]).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  it('F-STO-02 an action that the store refuses is kept in memory beside the stored ones', () => {
    const { store, fill } = createFillingStore();
    const list = createActionList(store);
    list.add(first);
    fill();
    expect(list.add(second)).toBe(false);
    expect(list.read()).toEqual([first, second]);
    expect(createActionList(store).read()).toEqual([first]);
    list.remove(second.requestId);
    expect(list.read()).toEqual([first]);
  });

  it('F-STO-02 two actions in memory do not replace each other', () => {
    const { store, fill } = createFillingStore();
    const list = createActionList(store);
    fill();
    list.add(first);
    list.add(second);
    expect(list.read()).toEqual([first, second]);
    list.remove(first.requestId);
    expect(list.read()).toEqual([second]);
  });

  it('W3 the removal of an unknown request id writes nothing', () => {
    const { store, set } = createFillingStore();
    const list = createActionList(store);
    list.add(first);
    set.mockClear();
    list.remove(second.requestId);
    expect(set).not.toHaveBeenCalled();
    expect(list.read()).toEqual([first]);
  });
});

describe('invalid entries', () => {
  it.each`
    what                               | entry                                                     | isRead
    ${'complete'}                      | ${first}                                                  | ${true}
    ${'with an empty note'}            | ${{ ...first, note: {} }}                                 | ${true}
    ${'with an empty owner'}           | ${{ ...first, owner: '' }}                                | ${true}
    ${'with a request id in capitals'} | ${{ ...first, requestId: first.requestId.toUpperCase() }} | ${false}
    ${'with another request id'}       | ${{ ...first, requestId: `${first.requestId}0` }}         | ${false}
    ${'without a request id'}          | ${{ ...first, requestId: undefined }}                     | ${false}
    ${'without a kind'}                | ${{ ...first, kind: undefined }}                          | ${false}
    ${'with a number as its owner'}    | ${{ ...first, owner: 100_001 }}                           | ${false}
    ${'without a time'}                | ${{ ...first, savedAt: undefined }}                       | ${false}
    ${'with a time as text'}           | ${{ ...first, savedAt: '1' }}                             | ${false}
    ${'with half a millisecond'}       | ${{ ...first, savedAt: 1.5 }}                             | ${false}
    ${'without a note'}                | ${{ ...first, note: undefined }}                          | ${false}
    ${'with null as its note'}         | ${{ ...first, note: null }}                               | ${false}
    ${'with a text as its note'}       | ${{ ...first, note: '' }}                                 | ${false}
    ${'with a list as its note'}       | ${{ ...first, note: [] }}                                 | ${false}
    ${'with a number in its note'}     | ${{ ...first, note: { stake: '10.00', count: 1 } }}       | ${false}
    ${'that is null'}                  | ${null}                                                   | ${false}
    ${'that is a list'}                | ${[]}                                                     | ${false}
  `('F-STO-03 an action $what is read: $isRead', ({ entry, isRead }) => {
    const store = createMemoryStore();
    store.set(NAME, JSON.stringify([entry, second]));
    expect(createActionList(store).read()).toEqual(isRead ? [entry, second] : [second]);
  });

  it.each(['', '{', 'null', '{"0":1}', '"[]"', '7'])('STO-02 the stored text %j counts as no action', (text) => {
    const store = createMemoryStore();
    store.set(NAME, text);
    const list = createActionList(store);
    expect(list.read()).toEqual([]);
    list.add(first);
    expect(list.read()).toEqual([first]);
  });
});
