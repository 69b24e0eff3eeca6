import type { League, Match } from '@pavilion/domain-sports';
import { createNameMatcher } from '@pavilion/site-search';
import { buildBoardItems, countMatches, type BoardQuery } from './buildBoardItems.ts';
import { formatKickOff } from '../parts/formatClock.ts';
import { allMatches } from '../testing/allMatches.ts';

const match = (id: string, leagueId: string, kickOffAt: number) =>
  ({
    id,
    leagueId,
    kickOffAt,
    homeName: `主${id}`,
    awayName: `客${id}`,
    markets: {},
    channel: 'FT.RB',
    gameType: 'FT',
    showType: 'RB',
    isLive: false,
  }) as unknown as Match;
const leagues: Readonly<Record<string, League>> = {
  a: { id: 'a', name: '甲', region: '', icon: '', order: 1, isFeatured: true },
  b: { id: 'b', name: '乙', region: '', icon: '', order: 2, isFeatured: true },
};
const matches = [match('1', 'a', 10), match('2', 'a', 30), match('3', 'b', 20)];
const among =
  (...ids: readonly string[]) =>
  ({ id }: Match): boolean =>
    ids.includes(id);

const shape = (over: Partial<BoardQuery>): string =>
  buildBoardItems({ matches, findLeague: (id) => leagues[id] }, { ...allMatches, ...over })
    .map((item) =>
      item.kind === 'league'
        ? `${item.heads.map(({ league, count }) => league.id + String(count)).join('|')}:`
        : item.matches.map(({ id }) => id).join('+'),
    )
    .join(' ');

it.each`
  rule                                                     | over                                                                                                                    | strips
  ${'groups matches by league'}                            | ${{}}                                                                                                                   | ${'a2: 1 2 b1: 3'}
  ${'repeats a league in time order'}                      | ${{ sort: 'time' }}                                                                                                     | ${'a1: 1 b1: 3 a1: 2'}
  ${'SPT-08 keeps the head of a collapsed league'}         | ${{ collapsedLeagueIds: ['a'] }}                                                                                        | ${'a2: b1: 3'}
  ${'SPT-05 shows only the chosen leagues'}                | ${{ leagueIds: ['b'] }}                                                                                                 | ${'b1: 3'}
  ${'searches by team'}                                    | ${{ matchesSearch: createNameMatcher(' 主2 ') }}                                                                        | ${'a1: 2'}
  ${'searches by league'}                                  | ${{ matchesSearch: createNameMatcher('乙') }}                                                                           | ${'b1: 3'}
  ${'SPT-08 omits a hidden league'}                        | ${{ hiddenLeagueIds: ['a'] }}                                                                                           | ${'b1: 3'}
  ${'SPT-08 omits a hidden match'}                         | ${{ hiddenMatchIds: ['1'] }}                                                                                            | ${'a1: 2 b1: 3'}
  ${'shows favourites regardless of other filters'}        | ${{ isFavourite: among('1', '3'), isFavouritesOnly: true, leagueIds: ['b'], hiddenMatchIds: ['1'], day: '2026-01-01' }} | ${'a1: 1 b1: 3'}
  ${'FAV-02 puts favourites first, each under its league'} | ${{ isFavourite: among('2', '3') }}                                                                                     | ${'a1: 2 b1: 3 a1: 1'}
  ${'FAV-02 puts favourites first in time order'}          | ${{ isFavourite: among('2'), sort: 'time' }}                                                                            | ${'a2: 2 1 b1: 3'}
  ${'shows one day in UTC+8'}                              | ${{ day: '1970-01-01' }}                                                                                                | ${'a2: 1 2 b1: 3'}
  ${'pairs matches and combines leagues of one match'}     | ${{ matchesPerRow: 2, hiddenMatchIds: ['1'] }}                                                                          | ${'a1|b1: 2+3'}
  ${'pairs only matches of one league otherwise'}          | ${{ matchesPerRow: 2 }}                                                                                                 | ${'a2: 1+2 b1: 3'}
`('$rule', ({ over, strips }) => {
  expect(shape(over as Partial<BoardQuery>)).toBe(strips);
});

it('counts the matches of collapsed leagues', () => {
  expect(
    countMatches(
      buildBoardItems({ matches, findLeague: (id) => leagues[id] }, { ...allMatches, collapsedLeagueIds: ['a', 'b'] }),
    ),
  ).toBe(3);
});

it('keeps a match whose league is unknown', () => {
  expect(
    countMatches(buildBoardItems({ matches: [match('9', 'gone', 1)], findLeague: () => undefined }, allMatches)),
  ).toBe(1);
});

it.each`
  at                        | now                       | text
  ${'2026-11-21T15:30:00Z'} | ${'2026-11-21T14:00:00Z'} | ${'23:30'}
  ${'2026-11-21T16:30:00Z'} | ${'2026-11-21T14:00:00Z'} | ${'11-22 00:30'}
  ${'2026-11-21T16:30:00Z'} | ${'2026-11-21T16:00:00Z'} | ${'00:30'}
`('S3 formats kick-off $at as $text in UTC+8', ({ at, now, text }) => {
  expect(formatKickOff(Date.parse(at as string), Date.parse(now as string))).toBe(text);
});
