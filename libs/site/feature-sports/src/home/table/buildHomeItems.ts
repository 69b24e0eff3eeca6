import type { League, Match } from '@pavilion/domain-sports';
import type { BoardItem } from '../../boardLayout/buildBoardItems.ts';

/** Lookups and choices of the player for the rows of home. */
export interface HomeRows {
  readonly findLeague: (id: string) => League | undefined;
  readonly nameSport: (match: Match) => string;
  readonly countRows: (match: Match) => number;
  /** Ids of folded sports, as of `toSportId`. */
  readonly collapsedIds: readonly string[];
}

/** Returns the id of a sport among the ids of folded leagues. */
export const toSportId = ({ gameType }: Match): string => `sport.${gameType}`;

/**
 * Returns the rows of a table of home: the head of each sport, then its matches unless the sport is folded.
 *
 * The front page has one or two matches of a league, so a head for each league would take a third of the rows. Each match
 * names its league instead.
 */
export function buildHomeItems(matches: readonly Match[], rows: HomeRows): readonly BoardItem[] {
  const { findLeague, nameSport, countRows, collapsedIds } = rows;
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const id = toSportId(match);
    groups.set(id, [...(groups.get(id) ?? []), match]);
  }
  return [...groups].flatMap(([id, group]): readonly BoardItem[] => {
    const isOpen = !collapsedIds.includes(id);
    const league = { id, name: nameSport(group[0] as Match), region: '', icon: '', order: 0, isFeatured: false };
    const shown = isOpen ? group : [];
    return [
      { kind: 'league', key: id, heads: [{ league, count: group.length, isOpen, isSport: true }] },
      ...shown.map((match): BoardItem => {
        const placed = { id: match.id, rows: countRows(match), leagueName: findLeague(match.leagueId)?.name ?? '' };
        return { kind: 'match', key: match.id, matches: [placed], rows: placed.rows };
      }),
    ];
  });
}
