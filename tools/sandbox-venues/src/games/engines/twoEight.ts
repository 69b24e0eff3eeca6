import { createReturnCounter, type Engine, type Spot } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { drawFrom } from './drawFrom.ts';

/**
 * Two tiles for the banker and for each of the 3 player hands (`doors`). 1 to 9 are dots; 0 is the white dragon, ½
 * point.
 */
export interface TwoEightOutcome {
  readonly banker: readonly number[];
  readonly doors: readonly (readonly number[])[];
}

const TILES = 40;
const handNames = [
  ['顺门', '順門'],
  ['天门', '天門'],
  ['地门', '地門'],
] as const;
const spots: readonly Spot[] = handNames.map((name, at) => ({ key: `door${at}`, name, group: 'main', pays: 195 }));

const toTile = (card: number): number => card % 10;

/** Returns the rank of a hand: pairs, then two and eight, then points. Points are doubled because of the half point. */
function rank([one = 0, other = 0]: readonly number[]): number {
  if (one === other) return 200 + (one === 0 ? 10 : one);
  if (Math.min(one, other) === 2 && Math.max(one, other) === 8) return 100;
  const doubled = (value: number): number => (value === 0 ? 1 : 2 * value);
  return (doubled(one) + doubled(other)) % 20;
}

function draw(draws: Draws): TwoEightOutcome {
  const tiles = drawFrom(draws, TILES, 8).map(toTile);
  const hand = (at: number): number[] => tiles.slice(2 * at, 2 * at + 2);
  return { banker: hand(0), doors: [hand(1), hand(2), hand(3)] };
}

/** Returns the pays of a hand. Equal hands push. */
function pays({ banker, doors }: TwoEightOutcome, spot: string): number {
  const lead = rank(doors[Number(spot.slice(4))] ?? []) - rank(banker);
  return lead > 0 ? 195 : lead === 0 ? 100 : 0;
}

/** Lists all hands of the banker and one player with their weights. All player hands have the same probabilities. */
function* listHands(): Iterable<readonly [TwoEightOutcome, bigint]> {
  const left = Array.from({ length: 10 }, () => 4);
  const taken: number[] = [];
  function* each(weight: number): Iterable<readonly [TwoEightOutcome, bigint]> {
    if (taken.length === 4) {
      const [b1 = 0, b2 = 0, ...door] = taken;
      yield [{ banker: [b1, b2], doors: [door, door, door] }, BigInt(weight)];
      return;
    }
    for (let value = 0; value < 10; value++) {
      const count = left[value] ?? 0;
      left[value] = count - 1;
      taken.push(value);
      yield* each(weight * count);
      taken.pop();
      left[value] = count;
    }
  }
  yield* each(1);
}

/** Two-eight (二八杠) with mahjong tiles: 3 player hands against a banker. Wins pay 5 % commission. */
export const twoEight: Engine<TwoEightOutcome> = {
  kind: 'tiles',
  rules: 'twoEight',
  spots,
  maxSpots: spots.length,
  mainSpot: 'door0',
  draw,
  pays,
  getReturn: createReturnCounter(listHands, { spots, results: listHands, pays }),
};
