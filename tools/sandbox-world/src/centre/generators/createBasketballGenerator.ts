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

/** Share of baskets of two points that are two free throws, and of baskets with an assist. */
const TWO_FREE_THROWS = 0.14;
const ASSISTED = 0.56;
const OFFENSIVE_REBOUNDS = 0.24;

const EMPTY_POSSESSIONS = [
  ['miss2', 0.42],
  ['miss3', 0.32],
  ['turnover', 0.18],
  ['foul', 0.08],
] as const;

export interface BasketballSlots {
  /** Possessions of both sides in a quarter and in an overtime, and the world time of one. */
  readonly quarter: { readonly length: number; readonly count: number };
  readonly overtime: { readonly length: number; readonly count: number };
}

const computeShotSpot = (side: Side, isThree: boolean, random: Random) => {
  const angle = (random() - 0.5) * Math.PI * 0.9;
  const distance = isThree ? 265 + 40 * random() : 30 + 190 * random();
  return toSpot(side, 945 - Math.cos(angle) * distance, 500 + Math.sin(angle) * distance * 1.88);
};

/** Creates the event generator of basketball. A possession without points ends with a miss, a turnover or a foul. */
export function createBasketballGenerator(slots: BasketballSlots, pick: PlayerPicker): EventGenerator {
  const withPlayer = (side: Side, random: Random) => {
    const player = pick(side, random);
    return { side, ...(player && { player }) };
  };
  const createMiss = (side: Side, isThree: boolean, random: Random): EventDraft[] => {
    const rebounder = random() < OFFENSIVE_REBOUNDS ? side : getOther(side);
    return [
      {
        kind: 'miss',
        how: isThree ? 'three' : 'two',
        ...withPlayer(side, random),
        spot: computeShotSpot(side, isThree, random),
      },
      { kind: 'rebound', ...withPlayer(rebounder, random) },
    ];
  };
  const createBasket = (side: Side, points: number, random: Random): EventDraft => {
    const isFree = points === 1 || (points === 2 && random() < TWO_FREE_THROWS);
    if (isFree) return { kind: 'score', how: 'free', points, ...withPlayer(side, random) };
    const isThree = points === 3;
    const shooter = withPlayer(side, random);
    const second = random() < ASSISTED ? pick(side, random) : undefined;
    return {
      kind: 'score',
      how: isThree ? 'three' : 'two',
      points,
      ...shooter,
      ...(second && second !== shooter.player && { second }),
      spot: computeShotSpot(side, isThree, random),
    };
  };
  return {
    getSlots: (period) => (/^Q\d$/.test(period) ? slots.quarter : period === 'OT' ? slots.overtime : undefined),
    generateSlot: ({ index, scored, random }) => {
      const side: Side = index % 2 === 0 ? 'H' : 'C';
      if (scored.length > 0) return [];
      const kind = pickWeighted(EMPTY_POSSESSIONS, random);
      if (kind === 'turnover') return [{ kind, ...withPlayer(side, random) }];
      if (kind === 'foul') return [{ kind, ...withPlayer(getOther(side), random) }];
      return createMiss(side, kind === 'miss3', random);
    },
    generate: (entry, _state, random) =>
      entry.kind === 'score' ? [createBasket(entry.side, entry.points, random)] : [],
  };
}
