import type { Match } from '@pavilion/domain-sports';

/**
 * Selects the first matches of home. Those that were shown before keep their places. A free place gets the next match of the
 * sport that is shown least: without former matches, the first of each sport, then the second of each.
 *
 * @param matches matches in play, in their order
 * @param held ids of the former first matches by place
 */
export function fillLeads(matches: readonly Match[], held: readonly string[], count: number): readonly Match[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const places: (Match | undefined)[] = Array.from({ length: count }, (_, place) => byId.get(held[place] ?? ''));
  for (const [place, match] of places.entries()) places[place] = match ?? findNext(matches, places);
  return places.filter((match) => match !== undefined);
}

/** Finds the first match of the sport that is shown least. */
function findNext(matches: readonly Match[], shown: readonly (Match | undefined)[]): Match | undefined {
  const countSport = (gameType: string) => shown.filter((match) => match?.gameType === gameType).length;
  const free = matches.filter((match) => !shown.includes(match));
  const fewest = Math.min(...free.map(({ gameType }) => countSport(gameType)));
  return free.find(({ gameType }) => countSport(gameType) === fewest);
}
