import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { countEvents, drawSide, type MapEvent, type MapModel, type MapProgress } from './mapModel.ts';

/** A half of 4 minutes has 24 slots, each with at most one goal. */
const HALF_SLOTS = 24;
const SLOTS = 2 * HALF_SLOTS;
const SLOT_MS = 5_000;
const SPEED = 2;
const HALF_TIME_MS = 10_000;
const HALF_MS = HALF_SLOTS * SLOT_MS;
const FULL_MS = 2 * HALF_MS + HALF_TIME_MS;
/** Chance of a goal in a slot, in ten-thousandths. The share of the home team is its edge in thousandths. */
const GOAL = 1_000;
const SCALE = 10_000;
/** Golden goal of a draw: time after the end, and its largest addition. */
const GOLDEN_MS = 15_000;
const GOLDEN_MORE_MS = 30_000;

const getSlotStart = (slot: number): number => slot * SLOT_MS + (slot >= HALF_SLOTS ? HALF_TIME_MS : 0);

function playGoals(draws: Draws, edge: number): MapEvent[] {
  const events: MapEvent[] = [];
  const add = (at: number, side: MapEvent['side']) => events.push({ at, kind: 'goal', side, isMajor: true });
  for (let slot = 0; slot < SLOTS; slot++) {
    const roll = draws.below(SCALE);
    if (roll < GOAL) add(getSlotStart(slot) + draws.below(SLOT_MS), roll < edge ? 'home' : 'away');
  }
  const [home, away] = countEvents(events, 'goal');
  if (home === away) add(FULL_MS + GOLDEN_MS + draws.below(GOLDEN_MORE_MS + 1), drawSide(draws, edge));
  return events;
}

/** Whole slots that are left, and the part of the current one. A slot with a goal is over. */
function findRest({ events, elapsed }: MapProgress): { readonly slots: number; readonly part: number } {
  const played = elapsed - (elapsed >= HALF_MS + HALF_TIME_MS ? HALF_TIME_MS : Math.max(0, elapsed - HALF_MS));
  const slot = Math.min(SLOTS, Math.floor(played / SLOT_MS));
  if (slot === SLOTS) return { slots: 0, part: 0 };
  const start = getSlotStart(slot);
  const hasGoal = events.some(({ at }) => at >= start);
  return { slots: SLOTS - slot - 1, part: hasGoal ? 0 : 1 - (played - slot * SLOT_MS) / SLOT_MS };
}

/** Distribution of the goals of one more slot. `part` is the part of the slot that is left without a goal so far. */
function addSlot(goals: readonly number[][], edge: number, part: number): number[][] {
  const scale = part / (SCALE - GOAL * (1 - part));
  const [mine, theirs] = [edge * scale, (GOAL - edge) * scale];
  const size = goals.length + 1;
  return Array.from({ length: size }, (_, at) =>
    Array.from(
      { length: size - at },
      (_value, other) =>
        (goals[at]?.[other] ?? 0) * (1 - mine - theirs) +
        (at > 0 ? (goals[at - 1]?.[other] ?? 0) * mine : 0) +
        (other > 0 ? (goals[at]?.[other - 1] ?? 0) * theirs : 0),
    ),
  );
}

/** More goals of both teams together than this are left out: their chance is below 1 in 10 million. */
const MAX_GOALS = 18;

function createGoalCounter(edge: number) {
  const known: number[][][] = [[[1]]];
  return (slots: number): number[][] => {
    for (let at = known.length; at <= slots; at++)
      known.push(
        addSlot(known[at - 1] ?? [[1]], edge, 1)
          .slice(0, MAX_GOALS + 1)
          .map((row, first) => row.slice(0, MAX_GOALS + 1 - first)),
      );
    return known[slots] ?? [[1]];
  };
}

/**
 * Creates the model of a football map: goals in 2 halves, and a golden goal after a draw.
 *
 * @param edge chance in thousandths that a goal is one of the home team
 */
export function createGoalModel(edge: number): MapModel {
  const countGoals = createGoalCounter(edge);
  const chances = (progress: MapProgress) => {
    const [home, away] = countEvents(progress.events, 'goal');
    const { slots, part } = findRest(progress);
    const goals = part > 0 ? addSlot(countGoals(slots), edge, part) : countGoals(slots);
    /** Sums the chances of all final scores before a golden goal, weighted with a value. */
    const sum = (value: (lead: number, total: number) => number) =>
      goals.reduce(
        (all, row, mine) =>
          all +
          row.reduce((rest, weight, theirs) => {
            const [first, second] = [home + mine, away + theirs];
            return rest + weight * value(first - second, first + second);
          }, 0),
        0,
      );
    return {
      home: sum((lead) => (lead === 0 ? edge / 1_000 : Number(lead > 0))),
      over: (line: number) => sum((lead, total) => Number(total + (lead === 0 ? 1 : 0) > line)),
    };
  };
  return {
    totalKind: 'goal',
    totalLines: [2.5, 3.5, 4.5, 5.5],
    objectives: [{ key: 'firstGoal', kind: 'goal', nth: 1 }],
    play: (draws) => {
      const events = playGoals(draws, edge);
      const [home, away] = countEvents(events, 'goal');
      const last = events.at(-1)?.at ?? 0;
      return { events, durationMs: Math.max(FULL_MS, last), winner: home > away ? 'home' : 'away' };
    },
    chances,
    takesObjective: () => edge / 1_000,
    missesObjective: () => 0,
    score: (events) => countEvents(events, 'goal'),
    clock: (elapsed) => {
      const [first, second] = [Math.min(elapsed, HALF_MS), Math.max(0, elapsed - HALF_MS - HALF_TIME_MS)];
      return Math.floor(((first + second) * SPEED) / 1_000);
    },
  };
}
