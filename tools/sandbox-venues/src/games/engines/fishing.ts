import type { Engine, Spot, Text } from './engine.ts';

/** Fish that was aimed at, and whether it was caught. */
export interface FishingOutcome {
  readonly fish: string;
  readonly caught: boolean;
}

/** RTP of each fish in per cent. */
const RETURN = 96;

const fish: readonly (readonly [key: string, name: Text, multiple: number])[] = [
  ['minnow', ['小丑鱼', '小丑魚'], 2],
  ['puffer', ['河豚', '河豚'], 3],
  ['angel', ['神仙鱼', '神仙魚'], 5],
  ['turtle', ['海龟', '海龜'], 8],
  ['lantern', ['灯笼鱼', '燈籠魚'], 12],
  ['ray', ['魔鬼鱼', '魔鬼魚'], 20],
  ['shark', ['大白鲨', '大白鯊'], 40],
  ['whale', ['金鲸', '金鯨'], 80],
  ['dragon', ['龙王', '龍王'], 150],
];

const spots: readonly Spot[] = fish.map(([key, name, multiple]) => ({
  key,
  name,
  group: 'main',
  pays: 100 * multiple,
}));
const paid = new Map(spots.map(({ key, pays }) => [key, pays]));

/** Fishing game. Each shot is a round; a fish that pays `m` times the stake is caught with probability 0.96 / `m`. */
export const fishing: Engine<FishingOutcome> = {
  kind: 'fishing',
  rules: 'fishing',
  spots,
  maxSpots: 1,
  mainSpot: 'minnow',
  draw: (draws, [aimed = '']) => ({ fish: aimed, caught: draws.below(paid.get(aimed) ?? 1) < RETURN }),
  pays: (outcome, spot) => (outcome.caught && outcome.fish === spot ? (paid.get(spot) ?? 0) : 0),
  getReturn: () => ({ part: BigInt(RETURN), whole: 100n }),
};
