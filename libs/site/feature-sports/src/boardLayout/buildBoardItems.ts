import type { League, Match } from '@pavilion/domain-sports';
import type { NameMatcher } from '@pavilion/site-search';
import { BASE_ROWS } from './boardColumns.ts';
import { formatCalendarDay } from '../parts/formatClock.ts';

/** One row of the virtual list: a league head, one match, or two matches. */
export type BoardItem =
  | { readonly kind: 'league'; readonly key: string; readonly heads: readonly LeagueHead[] }
  | {
      readonly kind: 'match';
      readonly key: string;
      readonly matches: readonly PlacedMatch[];
      /** Height of the tallest match, in board rows. */
      readonly rows: number;
    };

/** Data of a league head. With two matches in a row, two leagues of one match each share a row. */
export interface LeagueHead {
  readonly league: League;
  readonly count: number;
  readonly isOpen: boolean;
  /** Whether it is the head of a sport, whose matches are of several leagues. */
  readonly isSport?: boolean;
}

/** A match of a row and its height in board rows. */
export interface PlacedMatch {
  readonly id: string;
  readonly rows: number;
  /** Name of its league, if the head does not name it. */
  readonly leagueName?: string;
}

/** Filters and order that determine the rows of the board. */
export interface BoardQuery {
  readonly sort: 'league' | 'time';
  /** Whether a team or league matches the search. */
  readonly matchesSearch: NameMatcher;
  /** Empty for all. */
  readonly leagueIds: readonly string[];
  /** `YYYY-MM-DD` in UTC+8; empty for all. */
  readonly day: string;
  readonly collapsedLeagueIds: readonly string[];
  readonly hiddenLeagueIds: readonly string[];
  readonly hiddenMatchIds: readonly string[];
  /** Whether a match is a favourite. Favourites come first (FAV-02). */
  readonly isFavourite: (match: Match) => boolean;
  /** Whether only favourites are shown. League, day and hidden matches are then ignored. */
  readonly isFavouritesOnly: boolean;
  readonly matchesPerRow: 1 | 2;
}

interface Entry {
  readonly match: Match;
  readonly league: League;
}

/** Creates a league for a match whose league is not loaded, so that the match stays on the board. */
const createPlaceholderLeague = (id: string): League => ({
  id,
  name: '',
  region: '',
  icon: '',
  order: Number.MAX_SAFE_INTEGER,
  isFeatured: false,
});

const isFound = ({ matchesSearch }: BoardQuery, { match, league }: Entry): boolean =>
  matchesSearch(match.homeName) || matchesSearch(match.awayName) || matchesSearch(league.name);

/** Returns the test of all filters except the search. */
function createFilter(query: BoardQuery): (entry: Entry) => boolean {
  if (query.isFavouritesOnly) return ({ match }) => query.isFavourite(match);
  const chosen = new Set(query.leagueIds);
  const hidden = new Set([...query.hiddenLeagueIds, ...query.hiddenMatchIds]);
  return ({ match, league }) =>
    (chosen.size === 0 || chosen.has(league.id)) &&
    !hidden.has(league.id) &&
    !hidden.has(match.id) &&
    (query.day === '' || formatCalendarDay(match.kickOffAt) === query.day);
}

const byKickOff = (a: Entry, b: Entry): number =>
  (a.match.kickOffAt ?? Infinity) - (b.match.kickOffAt ?? Infinity) || a.league.order - b.league.order;

/** Moves the favourites to the front. Both parts keep their order, so the league of a favourite may have two groups. */
function putFavouritesFirst(entries: readonly Entry[], { isFavourite }: BoardQuery): readonly Entry[] {
  const favourites = new Set(entries.filter(({ match }) => isFavourite(match)));
  return favourites.size === 0 ? entries : [...favourites, ...entries.filter((entry) => !favourites.has(entry))];
}

/** Groups adjacent matches of one league. In time order a league may have several groups. */
function groupNeighbours(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.league.id === entry.league.id) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Matches of a board and the lookups for their leagues and heights. */
export interface BoardMatches {
  /** In board order. */
  readonly matches: readonly Match[];
  readonly findLeague: (id: string) => League | undefined;
  /** Rows of a match. @default {@link BASE_ROWS} */
  readonly countRows?: (match: Match) => number;
}

/**
 * Returns the rows of the board: each league head, then its matches unless the league is collapsed.
 *
 * The function does not read prices, so a price change never recomputes the rows.
 */
export function buildBoardItems(
  { matches, findLeague, countRows = () => BASE_ROWS }: BoardMatches,
  query: BoardQuery,
): readonly BoardItem[] {
  const isIncluded = createFilter(query);
  const shown = matches
    .map((match): Entry => ({ match, league: findLeague(match.leagueId) ?? createPlaceholderLeague(match.leagueId) }))
    .filter((entry) => isIncluded(entry) && isFound(query, entry));
  const sorted = query.sort === 'time' ? shown.sort(byKickOff) : shown;
  const collapsed = new Set(query.collapsedLeagueIds);
  const countBefore = createCounter();
  const groups = groupNeighbours(putFavouritesFirst(sorted, query)).map((entries): Group => {
    const { match, league } = entries[0] as Entry;
    const head = { league, count: entries.length, isOpen: !collapsed.has(league.id) };
    const name = `${query.isFavourite(match) ? 'f' : 'l'}${league.id}`;
    return { key: `${name}.${countBefore(name)}`, heads: [head], entries: head.isOpen ? entries : [] };
  });
  return (query.matchesPerRow === 2 ? pairSingles(groups) : groups).flatMap((group) => [
    { kind: 'league', key: group.key, heads: group.heads },
    ...toMatchRows(group.entries, query.matchesPerRow, countRows),
  ]);
}

/** Returns a function that counts its calls with each name. */
function createCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
}

/** Entries under one row of league heads. */
interface Group {
  /** Stays the same while matches come and go, so that the rows of the group are kept. */
  readonly key: string;
  readonly heads: readonly LeagueHead[];
  /** Empty if the league is collapsed. */
  readonly entries: readonly Entry[];
}

/** Combines adjacent leagues of one match each, so that no half row stays empty. */
function pairSingles(groups: readonly Group[]): readonly Group[] {
  const paired: Group[] = [];
  for (const group of groups) {
    const last = paired.at(-1);
    const isPair = [last, group].every((one) => one?.entries.length === 1 && one.heads.length === 1);
    if (last && isPair)
      paired.splice(-1, 1, {
        ...last,
        heads: [...last.heads, ...group.heads],
        entries: [...last.entries, ...group.entries],
      });
    else paired.push(group);
  }
  return paired;
}

function toMatchRows(
  group: readonly Entry[],
  matchesPerRow: 1 | 2,
  countRows: (match: Match) => number,
): readonly BoardItem[] {
  const items: BoardItem[] = [];
  for (let at = 0; at < group.length; at += matchesPerRow) {
    const matches = group.slice(at, at + matchesPerRow).map(({ match }) => ({ id: match.id, rows: countRows(match) }));
    const key = matches.map(({ id }) => id).join(' ');
    items.push({ kind: 'match', key, matches, rows: Math.max(...matches.map(({ rows }) => rows)) });
  }
  return items;
}

/** Returns the number of matches in the rows, including collapsed ones. */
export const countMatches = (items: readonly BoardItem[]): number =>
  items.reduce(
    (sum, item) => sum + (item.kind === 'league' ? item.heads.reduce((count, head) => count + head.count, 0) : 0),
    0,
  );
