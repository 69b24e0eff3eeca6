import type { League } from '../data/leagueCatalogue.ts';
import type { Langx, WorldNames } from '../definitions/worldTypes.ts';
import { type Match, findShowType } from '../match/match.ts';
import type { Boards } from './boards.ts';
import { SHOW_TYPES } from './channels.ts';
import { selectScript } from './wireForms.ts';

const getRank = (match: Match): number => (findShowType(match) === 'RB' ? 0 : 1);

const byStart = (a: Match, b: Match): number => getRank(a) - getRank(b) || a.startTime - b.startTime;

/** Collects the names of all matches on the boards, live ones first, and of their leagues. */
export function collectNames(boards: Boards, langx: Langx): WorldNames {
  const matches = SHOW_TYPES.flatMap((showType) => [...boards.on(`ALL.${showType}`)]);
  const leagues = new Set<League>(matches.map(({ fixture }) => fixture.league));
  return {
    leagues: [...leagues]
      .sort((a, b) => a.sort - b.sort)
      .map(({ id, gameType, name }) => ({ id, gameType, name: selectScript(name, langx) })),
    matches: matches.sort(byStart).flatMap((match) => {
      const { gameId, league, home, away } = match.fixture;
      const showType = findShowType(match);
      if (!showType) return [];
      const names = { home: selectScript(home.name, langx), away: selectScript(away.name, langx) };
      return [{ gameId, leagueId: league.id, showType, ...names, startTime: match.startTime }];
    }),
  };
}
