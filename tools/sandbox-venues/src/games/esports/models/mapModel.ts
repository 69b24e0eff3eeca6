import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';

export type Side = 'home' | 'away';
export type Discipline = 'moba' | 'shooter' | 'strategy' | 'football';
export type EventKind = 'kill' | 'tower' | 'dragon' | 'round' | 'battle' | 'base' | 'goal';

/** Event of a map. `at` is the time since the start of the map in milliseconds. */
export interface MapEvent {
  readonly at: number;
  readonly kind: EventKind;
  readonly side: Side;
  /** How a shooter round was won: the bomb exploded or was defused. Absent for a win by eliminations. */
  readonly how?: 'bomb' | 'defuse';
  /** Whether the event changes the chance to win the map, or decides a first objective. */
  readonly isMajor: boolean;
}

/** All events of a map, drawn before its match. The last event ends the map, and its side has won. */
export interface MapScript {
  readonly events: readonly MapEvent[];
  readonly durationMs: number;
  readonly winner: Side;
}

/** Events so far, and the time since the start of the map in milliseconds. */
export interface MapProgress {
  readonly events: readonly MapEvent[];
  readonly elapsed: number;
}

/** Objective with a market: the side of the `nth` event of a kind. */
export interface Objective {
  readonly key: string;
  readonly kind: EventKind;
  readonly nth: number;
}

/** Chances of what remains of a map. */
export interface MapChances {
  /** Chance that the home team wins the map. */
  readonly home: number;
  /** Chance that the map has more events of the counted kind than `line`, which is not a whole number. */
  readonly over: (line: number) => number;
}

/** Simulation of the maps of a match, and the chances that follow from it. */
export interface MapModel {
  /** Kind of event that the market of the total counts. */
  readonly totalKind: EventKind;
  readonly objectives: readonly Objective[];
  /** Lines of the total that a match can have. */
  readonly totalLines: readonly number[];
  readonly play: (draws: Draws) => MapScript;
  readonly chances: (progress: MapProgress) => MapChances;
  /** Chance that the home team takes an objective, if a team takes it. */
  readonly takesObjective: (objective: Objective) => number;
  /** Chance that no team takes an objective in a whole map. */
  readonly missesObjective: (objective: Objective) => number;
  /** Score of each team by events. */
  readonly score: (events: readonly MapEvent[]) => readonly [home: number, away: number];
  /** Converts the time since the start of the map to the clock of the game in seconds. */
  readonly clock: (elapsed: number) => number;
}

/** State of a map before its first event. */
export const NO_PROGRESS: MapProgress = { events: [], elapsed: 0 };

/** Counts the events of a kind by side. */
export function countEvents(events: readonly MapEvent[], kind: EventKind): readonly [home: number, away: number] {
  const all = events.filter((event) => event.kind === kind);
  const home = all.filter(({ side }) => side === 'home').length;
  return [home, all.length - home];
}

/** Draws the side of an event. `edge` is the chance of the home team in thousandths. */
export const drawSide = (draws: Draws, edge: number): Side => (draws.below(1_000) < edge ? 'home' : 'away');
