import { catalogue } from '@pavilion/api-client/endpoints';
import type { EndpointId } from '@pavilion/api-client';
import { tagsChangedBy, tagsOfRead } from './tags.ts';

const ids = Object.keys(catalogue) as EndpointId[];
const select = (accepts: (id: EndpointId) => boolean) => ids.filter(accepts).sort();
const sorted = (table: object) => Object.keys(table).sort();

it('has tags for exactly the reads of the catalogue', () => {
  expect(sorted(tagsOfRead)).toEqual(select((id) => catalogue[id].effect === 'read'));
});

it('has changed tags for exactly the writes and money calls of the catalogue', () => {
  expect(sorted(tagsChangedBy)).toEqual(select((id) => catalogue[id].effect !== 'read'));
});

it('changes the balance with each money call, because each may move money of the centre wallet', () => {
  const missing = select((id) => catalogue[id].effect === 'money').filter(
    (id) => !(tagsChangedBy as Record<string, readonly string[]>)[id]?.includes('balance'),
  );
  expect(missing).toEqual([]);
});

it('has a read for each tag that a call changes', () => {
  const read = new Set(Object.values(tagsOfRead).flat());
  expect([...new Set(Object.values(tagsChangedBy).flat())].filter((tag) => !read.has(tag))).toEqual([]);
});
