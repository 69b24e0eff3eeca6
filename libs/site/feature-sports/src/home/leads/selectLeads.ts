import type { Match } from '@pavilion/domain-sports';

/** Selects matches of different sports in turn: the first of each sport, then the second of each. */
export function selectLeads(matches: readonly Match[], count: number): readonly Match[] {
  const taken = new Map<string, number>();
  const placed = matches.map((match, order) => {
    const turn = taken.get(match.gameType) ?? 0;
    taken.set(match.gameType, turn + 1);
    return { match, turn, order };
  });
  return placed
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .slice(0, count)
    .map(({ match }) => match);
}
