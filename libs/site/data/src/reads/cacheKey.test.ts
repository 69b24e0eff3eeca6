import { toCacheKey } from './cacheKey.ts';

const arg = { name: 'letter.list', owner: 'a', body: { type: 'notice', range: { from: 1, to: 2 }, ids: [1, 2] } };

it.each([
  [
    'is the same whatever the order of the fields',
    { ...arg, body: { ids: [1, 2], range: { to: 2, from: 1 }, type: 'notice' } },
    true,
  ],
  ['F-API-28 differs by member', { ...arg, owner: 'b' }, false],
  ['differs by the order of a list', { ...arg, body: { ...arg.body, ids: [2, 1] } }, false],
  ['differs by read', { ...arg, name: 'letter.all' }, false],
])('a cache key %s', (_, other, isSame) => {
  expect(toCacheKey('single', other) === toCacheKey('single', arg)).toBe(isSame);
});
