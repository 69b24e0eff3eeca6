import { type League, type Match } from '@pavilion/domain-sports';
import { BASE_ROWS } from './boardColumns.ts';

/** One strip of the virtual list. */
export type BoardItem =
  | {
      readonly kind: 'league';
      readonly key: string;
      readonly league: League;
      readonly count: number;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'match'; readonly key: string; readonly matchId: string; readonly rows: number };

/** What decides which strips there are. */
export interface BoardQuery {
  readonly sort: 'league' | 'time';
  readonly search: string;
  /** Empty for all. */
  readonly leagueIds: readonly string[];
  readonly collapsedLeagueIds: readonly string[];
}

interface Entry {
  readonly match: Match;
  readonly league: League;
}

/** A league for a match whose league has not come: nothing of the board is dropped for it. */
const strayLeague = (id: string): League => ({
  id,
  name: '',
  region: '',
  icon: '',
  order: Number.MAX_SAFE_INTEGER,
  isFeatured: false,
});

const plain = (text: string): string => text.trim().toLowerCase();

const fits = (query: BoardQuery) => {
  const words = plain(query.search);
  const chosen = new Set(query.leagueIds);
  return ({ match, league }: Entry): boolean =>
    (chosen.size === 0 || chosen.has(league.id)) &&
    (!words || [match.homeName, match.awayName, league.name].some((name) => plain(name).includes(words)));
};

const byKickOff = (a: Entry, b: Entry): number =>
  (a.match.kickOffAt ?? Infinity) - (b.match.kickOffAt ?? Infinity) || a.league.order - b.league.order;

/** Groups neighbours of one league: by time, a league may have several groups. */
function groupNeighbours(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.league.id === entry.league.id) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/**
 * Lays the board out as strips: a league's head, then its matches unless it is collapsed.
 *
 * Pure and without prices, so it runs when the list or the query changes, never when a price does.
 *
 * @param matches in board order
 * @param rowsOf rows a match takes
 */
export function boardItems(
  matches: readonly Match[],
  leagueOf: (id: string) => League | undefined,
  query: BoardQuery,
  rowsOf: (match: Match) => number = () => BASE_ROWS,
): readonly BoardItem[] {
  const entries = matches.map((match) => ({ match, league: leagueOf(match.leagueId) ?? strayLeague(match.leagueId) }));
  const shown = entries.filter(fits(query));
  const sorted = query.sort === 'time' ? shown.sort(byKickOff) : shown;
  const collapsed = new Set(query.collapsedLeagueIds);
  return groupNeighbours(sorted).flatMap((group) => stripsOf(group, collapsed, rowsOf));
}

function stripsOf(
  group: readonly Entry[],
  collapsed: ReadonlySet<string>,
  rowsOf: (match: Match) => number,
): readonly BoardItem[] {
  const [first] = group;
  if (!first) return [];
  const isOpen = !collapsed.has(first.league.id);
  const head: BoardItem = {
    kind: 'league',
    key: `l${first.league.id}.${first.match.id}`,
    league: first.league,
    count: group.length,
    isOpen,
  };
  return isOpen
    ? [
        head,
        ...group.map(({ match }): BoardItem => ({
          kind: 'match',
          key: match.id,
          matchId: match.id,
          rows: rowsOf(match),
        })),
      ]
    : [head];
}

/** How many matches the strips stand for, collapsed ones included. */
export const matchCount = (items: readonly BoardItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'league' ? item.count : 0), 0);
