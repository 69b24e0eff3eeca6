import type { Match } from '@pavilion/domain-sports';
import type { FavouriteSets } from '../favourites/favouriteSets.ts';
import { isAlertWanted } from './isAlertWanted.ts';

const match = { id: '1', leagueId: '101', gameType: 'FT', homeName: '阿森纳', awayName: '利物浦' } as unknown as Match;
const favourites: FavouriteSets = {
  matchIds: new Set(['1']),
  leagueIds: new Set(['101']),
  teamIds: new Map([['FT.利物浦', 'FT.利物浦']]),
  currentGameIds: ['1'],
};
const all = ['match:1', 'league:101', 'team:FT.利物浦'];

it.each`
  rule                                              | ownIds   | muted           | isWanted
  ${'a favourite raises alerts'}                    | ${[]}    | ${[]}           | ${true}
  ${'one of its favourites is not muted'}           | ${[]}    | ${all.slice(1)} | ${true}
  ${'all of its favourites are muted'}              | ${[]}    | ${all}          | ${false}
  ${'a match with a bet raises alerts in any case'} | ${['1']} | ${all}          | ${true}
  ${'another favourite is muted'}                   | ${[]}    | ${['match:2']}  | ${true}
`('FAV-02 $rule: $isWanted', ({ ownIds, muted, isWanted }) => {
  expect(isAlertWanted(match, { ownIds, favourites, muted })).toBe(isWanted);
});
