import { createStoredOutbox } from './createStoredOutbox.ts';

/** Creates an in-memory `Storage`. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

const entry = (cid: string) => ({ cid, rid: 'lobby', msg: '好', at: 1 });

it('CHT-05 stores the messages of two tabs by identity and ignores unreadable entries', () => {
  const storage = createStorage();
  const [one, other] = [createStoredOutbox(storage), createStoredOutbox(storage)];
  one.put('member:7', entry('a'));
  other.put('member:7', entry('b'));
  other.put('member:71', entry('c'));
  storage.setItem('chat.outbox.member:7.x', '{"cid":1}');
  storage.setItem('chat.outbox.member:7.y', '{');
  expect(one.list('member:7')).toEqual([entry('a'), entry('b')]);
  one.remove('member:7', 'b');
  expect(other.list('member:7')).toEqual([entry('a')]);
});

it('CHT-05 a disabled or full storage stores nothing and does not throw', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const outbox = createStoredOutbox({ ...createStorage(), getItem: closed, setItem: closed, key: closed, length: 1 });
  outbox.put('guest', entry('a'));
  expect(outbox.list('guest')).toEqual([]);
});

it('CHT-05 each message has its own key, so that two tabs do not overwrite each other', () => {
  const storage = createStorage();
  createStoredOutbox(storage).put('member:7', entry('a'));
  createStoredOutbox(storage, 'other').put('guest', entry('b'));
  expect([0, 1].map(storage.key)).toEqual(['chat.outbox.member:7.a', 'other.guest.b']);
});

it.each`
  change                | isRead
  ${{}}                 | ${true}
  ${{ failure: 6008 }}  | ${true}
  ${{ cid: 1 }}         | ${false}
  ${{ rid: undefined }} | ${false}
  ${{ msg: null }}      | ${false}
  ${{ at: 1.5 }}        | ${false}
  ${{ at: '1' }}        | ${false}
`('STO-02 a stored message with $change is read: $isRead', ({ change, isRead }) => {
  const storage = createStorage();
  storage.setItem('chat.outbox.guest.a', JSON.stringify({ ...entry('a'), ...(change as object) }));
  expect(createStoredOutbox(storage).list('guest')).toHaveLength(isRead ? 1 : 0);
});

it('STO-02 ignores a stored value that is no object', () => {
  const storage = createStorage();
  storage.setItem('chat.outbox.guest.a', 'null');
  storage.setItem('chat.outbox.guest.b', '7');
  expect(createStoredOutbox(storage).list('guest')).toEqual([]);
});
