import type { MapEvent } from '../state/matchDetail.ts';

/** Number of each team, home first. */
export type TeamCounts = readonly [home: number, away: number];

/** Counts the events of a kind of each team. */
export function countByTeam(events: readonly MapEvent[], kind: MapEvent['kind']): TeamCounts {
  const all = events.filter((event) => event.kind === kind);
  const home = all.filter(({ side }) => side === 'home').length;
  return [home, all.length - home];
}

/** Lane of a map with two bases. */
export type Lane = 'top' | 'middle' | 'bottom';

/** Tower of the drawing. `at` is its place on its lane from the base of its own team to that of the other, 0 to 1. */
export interface Tower {
  readonly lane: Lane;
  readonly at: number;
}

/**
 * Towers of a team in the order in which they fall: the outer ones, the inner ones, the base. The platform reports how many
 * have fallen and not which, so the drawing is a diagram.
 */
export const towers: readonly Tower[] = [
  { lane: 'middle', at: 0.4 },
  { lane: 'top', at: 0.4 },
  { lane: 'bottom', at: 0.4 },
  { lane: 'middle', at: 0.2 },
  { lane: 'top', at: 0.2 },
  { lane: 'bottom', at: 0.2 },
  { lane: 'middle', at: 0 },
];

/** Returns how far the territory of a team reaches on a lane: to its first standing tower, 0 to 1. */
function getReach(lane: Lane, fallen: number): number {
  const standing = towers.slice(fallen).filter((tower) => tower.lane === lane);
  return Math.max(0.05, ...standing.map(({ at }) => at));
}

/**
 * Returns where the territories of the teams meet on a lane: 0 at the home base, 1 at the other.
 *
 * @param taken towers that each team has taken from the other
 */
export function getFront(lane: Lane, [byHome, byAway]: TeamCounts): number {
  const home = getReach(lane, byAway);
  const away = 1 - getReach(lane, byHome);
  return (home + away) / 2;
}
