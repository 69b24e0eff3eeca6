import { catalogue } from '@pavilion/api-client/endpoints';
import type { EndpointId } from '@pavilion/api-client';
import { tagsChangedBy, tagsOfRead } from './tags.ts';

const ids = Object.keys(catalogue) as EndpointId[];
const select = (accepts: (id: EndpointId) => boolean) => ids.filter(accepts).sort();
const sorted = (table: object) => Object.keys(table).sort();

it('has a row of tags for each read of the catalogue, and no other', () => {
  expect(sorted(tagsOfRead)).toEqual(select((id) => catalogue[id].effect === 'read'));
});

it('has a row of changed tags for each write and each money call of the catalogue, and no other', () => {
  expect(sorted(tagsChangedBy)).toEqual(select((id) => catalogue[id].effect !== 'read'));
});

it('changes the balance with each money call, because each may move money of the centre wallet', () => {
  const missing = select((id) => catalogue[id].effect === 'money').filter(
    (id) => !(tagsChangedBy as Record<string, readonly string[]>)[id]?.includes('balance'),
  );
  expect(missing).toEqual([]);
});

it('reads each tag that a call changes', () => {
  const read = new Set(Object.values(tagsOfRead).flat());
  expect([...new Set(Object.values(tagsChangedBy).flat())].filter((tag) => !read.has(tag))).toEqual([]);
});
