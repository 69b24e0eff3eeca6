import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import {
  countEvents,
  drawSide,
  type EventKind,
  type MapChances,
  type MapEvent,
  type MapModel,
  type MapProgress,
  type Objective,
} from './mapModel.ts';

/** Rules of a race: a team wins the map with its `target`th event of the deciding kind. */
export interface RaceRules {
  readonly decidingKind: EventKind;
  readonly target: number;
  /** Kinds of events with their shares in hundredths. */
  readonly shares: readonly (readonly [kind: EventKind, share: number])[];
  readonly totalKind: EventKind;
  readonly totalLines: readonly number[];
  readonly objectives: readonly Objective[];
  /** Shortest time between 2 events and its largest addition, milliseconds. */
  readonly gap: readonly [min: number, more: number];
  /** Seconds of the game's clock in a second. */
  readonly speed: number;
  readonly score: MapModel['score'];
}

function drawKind(draws: Draws, shares: RaceRules['shares']): EventKind {
  let roll = draws.below(100);
  for (const [kind, share] of shares) {
    if (roll < share) return kind;
    roll -= share;
  }
  throw new Error('drawKind: the shares are less than 100 hundredths.');
}

/** Distribution of the number of deciding events until a team reaches the target. */
function createStepCounter(target: number, chance: number) {
  const memory = new Map<string, readonly number[]>();
  const count = (home: number, away: number): readonly number[] => {
    if (home === target || away === target) return [1];
    const key = `${String(home)} ${String(away)}`;
    const known = memory.get(key);
    if (known) return known;
    const [won, lost] = [count(home + 1, away), count(home, away + 1)];
    const steps = Array.from({ length: Math.max(won.length, lost.length) + 1 }, (_, at) =>
      at === 0 ? 0 : chance * (won[at - 1] ?? 0) + (1 - chance) * (lost[at - 1] ?? 0),
    );
    memory.set(key, steps);
    return steps;
  };
  return count;
}

/** Creates a function for the chance that the home team takes the events it needs before the other team takes its own. */
function createRace(chance: number) {
  const memory = new Map<number, number>();
  const compute = (home: number, away: number): number => {
    if (home <= 0 || away <= 0) return home <= 0 ? 1 : 0;
    const key = home * 100 + away;
    const value = memory.get(key) ?? chance * compute(home - 1, away) + (1 - chance) * compute(home, away - 1);
    memory.set(key, value);
    return value;
  };
  return compute;
}

/** Chance of at most `most` events of a kind before `steps` deciding events, of which `share` of both kinds are the former. */
function computeAtMost(most: number, steps: number, share: number): number {
  if (most < 0) return 0;
  if (steps === 0) return 1;
  let term = (1 - share) ** steps;
  let sum = term;
  for (let count = 1; count <= most; count++) {
    term *= (share * (steps + count - 1)) / count;
    sum += term;
  }
  return sum;
}

function playRace(
  draws: Draws,
  { decidingKind, target, shares, objectives, gap }: RaceRules,
  edge: number,
): MapEvent[] {
  const events: MapEvent[] = [];
  const won = { home: 0, away: 0 };
  let at = 0;
  while (Math.max(won.home, won.away) < target) {
    at += gap[0] + draws.below(gap[1] + 1);
    const kind = drawKind(draws, shares);
    const side = drawSide(draws, edge);
    const isFirst = objectives.some((each) => each.kind === kind) && events.every((event) => event.kind !== kind);
    events.push({ at, kind, side, isMajor: kind === decidingKind || isFirst });
    if (kind === decidingKind) won[side] += 1;
  }
  return events;
}

/**
 * Creates the model of a map in which kinds and sides of events are independent draws, so that the chances depend only on
 * the numbers of events so far.
 *
 * @param edge chance of the home team in thousandths to have an event
 */
export function createRaceModel(rules: RaceRules, edge: number): MapModel {
  const { decidingKind, target, shares, totalKind } = rules;
  const chance = edge / 1_000;
  const race = createRace(chance);
  const countSteps = createStepCounter(target, chance);
  const findShare = (kind: EventKind) => shares.find((row) => row[0] === kind)?.[1] ?? 0;
  /** Share of a kind among its events and the deciding ones. */
  const compareShare = (kind: EventKind) => findShare(kind) / (findShare(kind) + findShare(decidingKind));
  const atMost = (most: number, steps: readonly number[], kind: EventKind) =>
    steps.reduce((sum, weight, count) => sum + weight * computeAtMost(most, count, compareShare(kind)), 0);
  const chances = ({ events }: MapProgress): MapChances => {
    const [home, away] = countEvents(events, decidingKind);
    const [first, second] = countEvents(events, totalKind);
    return {
      home: race(target - home, target - away),
      over: (line) => 1 - atMost(Math.floor(line) - first - second, countSteps(home, away), totalKind),
    };
  };
  return {
    ...rules,
    play: (draws) => {
      const events = playRace(draws, rules, edge);
      const last = events.at(-1);
      return { events, durationMs: last?.at ?? 0, winner: last?.side ?? 'home' };
    },
    chances,
    takesObjective: () => chance,
    missesObjective: ({ kind }) => (kind === decidingKind ? 0 : atMost(0, countSteps(0, 0), kind)),
    clock: (elapsed) => Math.floor((elapsed * rules.speed) / 1_000),
  };
}
