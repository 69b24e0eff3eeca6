import type { League } from '../entities/league.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Fields of a match that determine its place in the list. */
export interface ListedMatch {
  readonly id: string;
  readonly leagueId: string;
  readonly kickOffAt?: number | undefined;
}

const byKickOff = (a: ListedMatch, b: ListedMatch): number =>
  (a.kickOffAt ?? Infinity) - (b.kickOffAt ?? Infinity) || byText(a.id, b.id);

/** Groups matches by league in board order: leagues by their own order, matches by kick-off. */
export function orderList(matches: readonly ListedMatch[], leagueOf: (id: string) => League | undefined) {
  const groups = new Map<string, ListedMatch[]>();
  for (const match of matches) {
    const group = groups.get(match.leagueId);
    if (group) group.push(match);
    else groups.set(match.leagueId, [match]);
  }
  const rank = (id: string): number => leagueOf(id)?.order ?? Number.MAX_SAFE_INTEGER;
  const leagueIds = [...groups.keys()].sort((a, b) => rank(a) - rank(b) || byText(a, b));
  const ordered = leagueIds.map((id) => [id, (groups.get(id) ?? []).sort(byKickOff).map((match) => match.id)] as const);
  return { leagueIds, matchIds: ordered.flatMap(([, ids]) => ids), matchIdsByLeague: Object.fromEntries(ordered) };
}
