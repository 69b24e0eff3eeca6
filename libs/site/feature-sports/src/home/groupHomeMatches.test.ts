import type { GameType, Match } from '@pavilion/domain-sports';
import { groupHomeMatches } from './groupHomeMatches.ts';

const createMatch = (id: string, gameType: GameType, showType: 'RB' | 'FT') => ({ id, gameType, showType }) as Match;
const matches = [
  createMatch('1', 'TN', 'RB'),
  createMatch('2', 'FT', 'FT'),
  createMatch('3', 'FT', 'RB'),
  createMatch('4', 'BK', 'RB'),
  createMatch('5', 'FT', 'RB'),
];
const toIds = (list: readonly Match[]) => list.map(({ id }) => id).join('');

it.each`
  sport    | live      | today
  ${'ALL'} | ${'3541'} | ${'2'}
  ${'FT'}  | ${'35'}   | ${'2'}
  ${'BK'}  | ${'4'}    | ${''}
`('DSK-01 home of $sport has $live in play and "$today" today, football first', ({ sport, live, today }) => {
  const grouped = groupHomeMatches(matches, sport);
  expect([toIds(grouped.live), toIds(grouped.today)]).toEqual([live, today]);
  expect([...grouped.counts]).toEqual([
    ['TN', 1],
    ['FT', 3],
    ['BK', 1],
  ]);
});
