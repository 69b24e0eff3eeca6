import { SPORT_VENUE_PATH } from '@pavilion/site-contract';
import type { ResponseOf } from '@pavilion/api-client';
import { toInstantParts } from '@pavilion/site-contract/time';
import { lobbies } from '@pavilion/site-game-ui/lobby';
import type { SearchT } from '../messages/searchMessages.ts';
import type { SearchEntry } from './searchEntry.ts';

type SearchIndex = ResponseOf<'search.index'>;
type League = SearchIndex['leagues'][number];
type Match = SearchIndex['matches'][number];

const formatMatch = ({ home, away }: Match): string => [home, away].filter(Boolean).join(' - ');

/** The match page moves the focus to its first price: the player is at the keyboard (DSK-05). */
const buildMatchPath = ({ gameId }: Match): string =>
  `${SPORT_VENUE_PATH}?${new URLSearchParams({ game: gameId, focus: 'price' }).toString()}`;

const buildLeagueQuery = (league: string, board: string): string => new URLSearchParams({ board, league }).toString();

/** `12-24 20:30` in UTC+8, or the word for a match in play. */
function formatStart({ showType, startTime }: Match, t: SearchT): string {
  if (showType === 'RB') return t('match.live');
  const { date, time } = toInstantParts(startTime);
  return `${date.slice(5)} ${time.slice(0, 5)}`;
}

const toMatchEntry = (match: Match, league: League | undefined, t: SearchT): SearchEntry => ({
  key: `match:${match.gameId}`,
  kind: 'match',
  title: formatMatch(match),
  detail: [league?.name, formatStart(match, t)].filter(Boolean).join(' · '),
  names: [match.home, match.away],
  related: league ? [league.name] : [],
  path: buildMatchPath(match),
  isForMembers: true,
});

/** Lists each team once, with its match in play or its next match, to which the result leads. */
function listTeams(matches: readonly Match[], leagues: ReadonlyMap<string, League>, t: SearchT): SearchEntry[] {
  const teams = new Map<string, SearchEntry>();
  for (const match of matches) {
    const sport = leagues.get(match.leagueId)?.gameType ?? '';
    if (match.away === '') continue;
    for (const name of [match.home, match.away]) {
      const key = `team:${sport}.${name}`;
      if (teams.has(key)) continue;
      const detail = t('team.next', { match: formatMatch(match), time: formatStart(match, t) });
      teams.set(key, {
        key,
        kind: 'team',
        title: name,
        detail,
        names: [name],
        path: buildMatchPath(match),
        isForMembers: true,
      });
    }
  }
  return [...teams.values()];
}

/** Lists the leagues with a match. A result leads to the board that shows its first match, filtered by the league. */
function listLeagues({ leagues, matches }: SearchIndex, t: SearchT): SearchEntry[] {
  const firsts = new Map<string, Match>();
  const counts = new Map<string, number>();
  for (const match of matches) {
    if (!firsts.has(match.leagueId)) firsts.set(match.leagueId, match);
    counts.set(match.leagueId, (counts.get(match.leagueId) ?? 0) + 1);
  }
  return leagues.map(({ id, gameType, name }) => ({
    key: `league:${id}`,
    kind: 'league',
    title: name,
    detail: t('league.count', { count: counts.get(id) ?? 0 }),
    names: [name],
    path: `${SPORT_VENUE_PATH}?${buildLeagueQuery(id, `${gameType}.${firsts.get(id)?.showType ?? 'FT'}`)}`,
    isForMembers: true,
  }));
}

const listGames = ({ games }: SearchIndex): SearchEntry[] =>
  games.map(({ gameCode, category, name, venueName }) => ({
    key: `game:${gameCode}`,
    kind: 'game',
    title: name,
    detail: venueName,
    names: [name],
    related: [venueName],
    path: `${lobbies[category].path}?game=${encodeURIComponent(gameCode)}`,
    isForMembers: false,
  }));

/** Lists the matches, teams, leagues and games of the platform. */
export function listPlatformEntries(index: SearchIndex, t: SearchT): readonly SearchEntry[] {
  const leagues = new Map(index.leagues.map((league) => [league.id, league]));
  return [
    ...index.matches.map((match) => toMatchEntry(match, leagues.get(match.leagueId), t)),
    ...listTeams(index.matches, leagues, t),
    ...listLeagues(index, t),
    ...listGames(index),
  ];
}
