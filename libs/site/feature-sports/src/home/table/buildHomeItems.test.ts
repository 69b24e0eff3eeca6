import type { League, Match } from '@pavilion/domain-sports';
import { buildHomeItems } from './buildHomeItems.ts';

const createMatch = (id: string, gameType: string, leagueId: string) => ({ id, gameType, leagueId }) as Match;
const matches = [createMatch('1', 'FT', 'a'), createMatch('2', 'FT', 'b'), createMatch('3', 'BK', 'c')];

const build = ({ collapsedIds = [] as readonly string[] } = {}) =>
  buildHomeItems(matches, {
    findLeague: (id) => ({ id, name: `league ${id}` }) as League,
    nameSport: ({ gameType }) => gameType,
    countRows: () => 2,
    collapsedIds,
  }).map((item) =>
    item.kind === 'league'
      ? `${item.heads[0]?.league.name} ${item.heads[0]?.count}`
      : `${item.key} ${item.matches[0]?.leagueName}`,
  );

it.each`
  name                | options                           | rows
  ${'all'}            | ${{}}                             | ${['FT 2', '1 league a', '2 league b', 'BK 1', '3 league c']}
  ${'a folded sport'} | ${{ collapsedIds: ['sport.FT'] }} | ${['FT 2', 'BK 1', '3 league c']}
`('DSK-01 rows of home with $name', ({ options, rows }) => {
  expect(build(options)).toEqual(rows);
});
