import type { Random } from '../../random/createRandom.ts';
import {
  getOther,
  pickWeighted,
  toSpot,
  type EventDraft,
  type EventGenerator,
  type PlayerPicker,
  type Side,
} from '../eventGenerator.ts';

type Chance = readonly [kind: string, probability: number];

/** Probabilities of the events of a slot. The rest of the slots have none. */
const FOOTBALL: readonly Chance[] = [
  ['shotOn', 0.034],
  ['shotOff', 0.075],
  ['corner', 0.052],
  ['foul', 0.1],
  ['yellowCard', 0.02],
  ['offside', 0.018],
];
const HOCKEY: readonly Chance[] = [
  ['shotOn', 0.24],
  ['shotOff', 0.13],
  ['penalty', 0.04],
];

/** Kinds of events that the defending side causes. */
const DEFENSIVE: ReadonlySet<string> = new Set(['foul', 'yellowCard', 'penalty']);

const SCORED_HOW: readonly Chance[] = [
  ['shot', 0.62],
  ['header', 0.2],
  ['penalty', 0.09],
  ['freeKick', 0.05],
];

const computeSpot = (kind: string, side: Side, random: Random) => {
  if (kind === 'corner') return toSpot(side, 995, random() < 0.5 ? 10 : 990);
  if (DEFENSIVE.has(kind)) return toSpot(side, 250 + 500 * random(), 1000 * random());
  return toSpot(side, 800 + 170 * random(), 220 + 560 * random());
};

export interface GoalSport {
  readonly isHockey: boolean;
  /** World time of a slot, milliseconds. */
  readonly slot: number;
  /** Number of slots in a period of hockey. Halves of football end by an event. */
  readonly slotCount?: number;
  readonly pick: PlayerPicker;
}

function createGoal(side: Side, { isHockey, pick }: GoalSport, random: Random): EventDraft {
  const how = isHockey ? 'shot' : pickWeighted(SCORED_HOW, random);
  const player = pick(side, random);
  const second = how !== 'penalty' && random() < 0.68 ? pick(side, random) : undefined;
  return {
    kind: 'score',
    side,
    how,
    points: 1,
    ...(player && { player }),
    ...(second && second !== player && { second }),
    spot: toSpot(side, how === 'penalty' ? 895 : 850 + 120 * random(), 380 + 240 * random()),
  };
}

/** Creates the event generator of football and ice hockey. */
export function createGoalGenerator(sport: GoalSport): EventGenerator {
  const chances = sport.isHockey ? HOCKEY : FOOTBALL;
  return {
    getSlots: (period) =>
      /^(?:1H|2H|P\d|OT)$/.test(period)
        ? { length: sport.slot, ...(sport.slotCount !== undefined && { count: sport.slotCount }) }
        : undefined,
    generateSlot: ({ homeShare, random, scored }) => {
      if (scored.length > 0) return [];
      const attacker: Side = random() < homeShare ? 'H' : 'C';
      let draw = random();
      const kind = chances.find(([, probability]) => (draw -= probability) < 0)?.[0];
      if (kind === undefined) return [];
      const side = DEFENSIVE.has(kind) ? getOther(attacker) : attacker;
      const player = kind === 'corner' ? undefined : sport.pick(side, random);
      const draft = { side, ...(player && { player }), spot: computeSpot(kind, side, random) };
      return [{ kind: kind as EventDraft['kind'], ...draft }];
    },
    generate: (entry, _state, random) => {
      if (entry.kind === 'score') return [createGoal(entry.side, sport, random)];
      if (entry.kind === 'cancel') return [{ kind: 'cancel', side: entry.side }];
      if (entry.kind !== 'redCard') return [];
      const player = sport.pick(entry.side, random);
      return [{ kind: 'redCard', side: entry.side, ...(player && { player }) }];
    },
  };
}
