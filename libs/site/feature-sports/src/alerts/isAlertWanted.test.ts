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
const listKeys = (kind: string, favourites = all) => favourites.map((key) => `${key}#${kind}`);

it.each`
  rule                                              | event         | ownIds   | muted                             | isWanted
  ${'a favourite raises alerts'}                    | ${'goal'}     | ${[]}    | ${[]}                             | ${true}
  ${'one of its favourites is not muted'}           | ${'goal'}     | ${[]}    | ${listKeys('goal', all.slice(1))} | ${true}
  ${'all of its favourites are muted'}              | ${'goal'}     | ${[]}    | ${listKeys('goal')}               | ${false}
  ${'another kind is muted'}                        | ${'start'}    | ${[]}    | ${listKeys('goal')}               | ${true}
  ${'half-time is a result'}                        | ${'halfTime'} | ${[]}    | ${listKeys('result')}             | ${false}
  ${'a match with a bet raises alerts in any case'} | ${'goal'}     | ${['1']} | ${listKeys('goal')}               | ${true}
  ${'another favourite is muted'}                   | ${'goal'}     | ${[]}    | ${['match:2#goal']}               | ${true}
`('FAV-02 $rule: $isWanted', ({ event, ownIds, muted, isWanted }) => {
  expect(isAlertWanted({ match, event }, { ownIds, favourites, muted })).toBe(isWanted);
});

it('FAV-02 a followed match without a favourite of its own raises alerts', () => {
  const none: FavouriteSets = { matchIds: new Set(), leagueIds: new Set(), teamIds: new Map(), currentGameIds: [] };
  const options = { ownIds: [], favourites: none, muted: listKeys('goal') };
  expect(isAlertWanted({ match, event: 'goal' }, options)).toBe(true);
});
