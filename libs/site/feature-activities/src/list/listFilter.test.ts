import { isInGroup, listActivities, readFilter } from './listFilter.ts';

const activity = (activityId: string, type: 'signGift' | 'firstDeposit' | 'racePage', sort: number) => ({
  activityId,
  type,
  sort,
  title: activityId,
  summary: '',
  rules: [],
  beginTime: 0,
  endTime: 1,
  state: 'running' as const,
  rewards: [],
});
const offer = (activityId: string, isClaimable: boolean, isJoined: boolean) => ({
  activityId,
  type: 'signGift' as const,
  title: '',
  summary: '',
  path: '/',
  isClaimable,
  isJoined,
});
const all = [activity('1', 'firstDeposit', 1), activity('2', 'racePage', 2), activity('3', 'signGift', 3)];

it('ACT-01 lists claimable activities first, then joined ones, then the order of the platform', () => {
  const listed = listActivities(all, [offer('1', false, false), offer('2', false, true), offer('3', true, false)]);
  expect(listed.map(({ activityId }) => activityId)).toEqual(['3', '2', '1']);
  expect(listActivities([...all].reverse()).map(({ activityId }) => activityId)).toEqual(['1', '2', '3']);
});

it.each`
  group          | ids
  ${'all'}       | ${['3', '1', '2']}
  ${'claimable'} | ${['3']}
  ${'deposit'}   | ${['1']}
  ${'race'}      | ${['2']}
  ${'betting'}   | ${[]}
`('ACT-01 the group $group has the activities $ids', ({ group, ids }) => {
  const listed = listActivities(all, [offer('3', true, false)]);
  expect(listed.filter((each) => isInGroup(each, group as 'all')).map(({ activityId }) => activityId)).toEqual(ids);
});

it.each`
  search                       | filter
  ${''}                        | ${{ state: 'running', group: 'all' }}
  ${'state=ended&group=race'}  | ${{ state: 'ended', group: 'race' }}
  ${'state=<script>&group=42'} | ${{ state: 'running', group: 'all' }}
`('F-RTE-06 reads the filter $filter from the URL "$search"', ({ search, filter }) => {
  expect(readFilter(new URLSearchParams(search as string))).toEqual(filter);
});
