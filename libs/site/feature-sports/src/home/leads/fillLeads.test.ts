import type { Match } from '@pavilion/domain-sports';
import { fillLeads } from './fillLeads.ts';

const matches = ['FT', 'FT', 'FT', 'BK', 'BK', 'TN'].map((gameType, at) => ({ id: String(at), gameType }) as Match);
const joinIds = (leads: readonly Match[]) => leads.map(({ id }) => id).join('');

it.each`
  count | ids
  ${0}  | ${''}
  ${1}  | ${'0'}
  ${3}  | ${'035'}
  ${5}  | ${'03514'}
  ${9}  | ${'035142'}
`('DSK-01 the first $count matches of home are of different sports', ({ count, ids }) => {
  expect(joinIds(fillLeads(matches, [], count))).toBe(ids);
});

it.each`
  case                                                 | held               | count | ids
  ${'a match that has ended is replaced in its place'} | ${['x', '3', '5']} | ${3}  | ${'035'}
  ${'the others keep their places'}                    | ${['2', 'x', '4']} | ${3}  | ${'254'}
  ${'a wider window adds a match'}                     | ${['4', '1']}      | ${3}  | ${'415'}
  ${'a narrower window removes the last'}              | ${['4', '1', '5']} | ${1}  | ${'4'}
`('DSK-01 $case', ({ held, count, ids }) => {
  expect(joinIds(fillLeads(matches, held, count))).toBe(ids);
});
