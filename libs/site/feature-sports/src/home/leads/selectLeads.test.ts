import type { Match } from '@pavilion/domain-sports';
import { selectLeads } from './selectLeads.ts';

const matches = ['FT', 'FT', 'FT', 'BK', 'BK', 'TN'].map((gameType, at) => ({ id: String(at), gameType }) as Match);

it.each`
  count | ids
  ${0}  | ${''}
  ${1}  | ${'0'}
  ${3}  | ${'035'}
  ${5}  | ${'03514'}
  ${9}  | ${'035142'}
`('DSK-01 the first $count matches of home are of different sports', ({ count, ids }) => {
  expect(
    selectLeads(matches, count)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});
