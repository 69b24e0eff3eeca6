import { createMemoryStore } from '@pavilion/kernel';
import { addWatched, clearWatched, readWatched, storeWatched, writeWatched } from './watchedMatches.ts';

const read = (text: string) => readWatched(new URLSearchParams(text));

it.each`
  rule                                         | query                  | ids
  ${'reads no matches without the field'}      | ${'game=1'}            | ${undefined}
  ${'reads an empty view'}                     | ${'watch='}            | ${[]}
  ${'reads each match once and no other text'} | ${'watch=1.2.2.x.3'}   | ${['1', '2', '3']}
  ${'reads a fifth match, but no sixth'}       | ${'watch=1.2.3.4.5.6'} | ${['1', '2', '3', '4', '5']}
`('MTC-06 $rule', ({ query, ids }) => {
  expect(read(query)).toEqual(ids);
});

it('MTC-06 writes the matches to the address instead of the single match', () => {
  const query = writeWatched(new URLSearchParams('game=9&from=home'), ['1', '2']);
  expect(query.toString()).toBe('from=home&watch=1.2');
  expect(clearWatched(query).toString()).toBe('from=home');
});

it('MTC-06 adds a match to those shown last; a fifth one is not stored', () => {
  const store = createMemoryStore();
  storeWatched(store, ['1', '2', '3', '4']);
  expect(addWatched(store, '2')).toEqual(['1', '3', '4', '2']);
  storeWatched(store, addWatched(store, '5'));
  expect(addWatched(store, '6')).toEqual(['1', '2', '3', '4', '6']);
});
