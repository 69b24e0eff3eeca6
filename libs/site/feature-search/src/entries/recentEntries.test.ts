import { createMemoryStore } from '@pavilion/kernel';
import { addRecent, clearRecent, readRecent } from './recentEntries.ts';

const KEY = 'search.recent';
const keys = (count: number) => Array.from({ length: count }, (_, index) => `game:${index}`);

function open(stored?: string) {
  const store = createMemoryStore();
  if (stored !== undefined) store.set(KEY, stored);
  return store;
}

it('SRC-01 has no choices at first', () => {
  expect(readRecent(open())).toEqual([]);
});

it('SRC-01 keeps the latest six choices, latest first', () => {
  const store = open();
  for (const key of keys(7)) addRecent(store, key);
  expect(readRecent(store)).toEqual(keys(7).toReversed().slice(0, 6));
  expect(store.get(KEY)?.split('\n')).toHaveLength(6);
});

it('SRC-01 a repeated choice moves to the first place', () => {
  const store = open('page:a\npage:b\npage:c');
  addRecent(store, 'page:b');
  expect(readRecent(store)).toEqual(['page:b', 'page:a', 'page:c']);
});

it('SRC-01 removes all choices from the storage', () => {
  const store = open('page:a');
  clearRecent(store);
  expect(store.get(KEY)).toBeUndefined();
});

it.each`
  case                     | stored                               | read
  ${'an empty text'}       | ${''}                                | ${[]}
  ${'a line without kind'} | ${'page\npage:a\n\n{'}               | ${['page:a']}
  ${'too many lines'}      | ${keys(9).join('\n')}                | ${keys(6)}
  ${'the longest key'}     | ${`page:${'a'.repeat(115)}`}         | ${[`page:${'a'.repeat(115)}`]}
  ${'a longer key'}        | ${`page:${'a'.repeat(116)}\npage:b`} | ${['page:b']}
`('STO-02 reads $case', ({ stored, read }) => {
  expect(readRecent(open(stored as string))).toEqual(read);
});
