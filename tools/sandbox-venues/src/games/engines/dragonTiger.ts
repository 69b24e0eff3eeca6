import { createReturnCounter, type Engine, type Spot } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { drawFrom } from './drawFrom.ts';

/** Both cards, 0 to 51. `card % 13` is the rank from the ace, which is the lowest. */
export interface DragonTigerOutcome {
  readonly dragon: number;
  readonly tiger: number;
}

const DECKS = 8;
const SHOE = 52 * DECKS;

const spots: readonly Spot[] = [
  { key: 'dragon', name: ['龙', '龍'], group: 'main', pays: 200 },
  { key: 'tie', name: ['和', '和局'], group: 'main', pays: 1200 },
  { key: 'tiger', name: ['虎', '虎'], group: 'main', pays: 200 },
  { key: 'dragonOdd', name: ['龙单', '龍單'], group: 'side', pays: 175 },
  { key: 'dragonEven', name: ['龙双', '龍雙'], group: 'side', pays: 205 },
  { key: 'tigerOdd', name: ['虎单', '虎單'], group: 'side', pays: 175 },
  { key: 'tigerEven', name: ['虎双', '虎雙'], group: 'side', pays: 205 },
];

const rank = (card: number): number => (card % 13) + 1;
const isOdd = (card: number): boolean => rank(card) % 2 === 1;

function draw(draws: Draws): DragonTigerOutcome {
  const [dragon = 0, tiger = 0] = drawFrom(draws, SHOE, 2);
  return { dragon: dragon % 52, tiger: tiger % 52 };
}

/** Returns the pays of a spot. A tie returns half of a stake on dragon or tiger. */
function pays({ dragon, tiger }: DragonTigerOutcome, spot: string): number {
  const lead = rank(dragon) - rank(tiger);
  const paid: Readonly<Record<string, number>> = {
    dragon: lead > 0 ? 200 : lead === 0 ? 50 : 0,
    tiger: lead < 0 ? 200 : lead === 0 ? 50 : 0,
    tie: lead === 0 ? 1200 : 0,
    dragonOdd: isOdd(dragon) ? 175 : 0,
    dragonEven: isOdd(dragon) ? 0 : 205,
    tigerOdd: isOdd(tiger) ? 175 : 0,
    tigerEven: isOdd(tiger) ? 0 : 205,
  };
  return paid[spot] ?? 0;
}

function* listPairs(): Iterable<readonly [DragonTigerOutcome, bigint]> {
  const each = BigInt(4 * DECKS);
  for (let dragon = 0; dragon < 13; dragon++)
    for (let tiger = 0; tiger < 13; tiger++) yield [{ dragon, tiger }, each * (dragon === tiger ? each - 1n : each)];
}

/** Dragon tiger with 8 decks, shuffled before each round. */
export const dragonTiger: Engine<DragonTigerOutcome> = {
  kind: 'cards',
  rules: 'dragonTiger',
  spots,
  maxSpots: spots.length,
  mainSpot: 'dragon',
  draw,
  pays,
  getReturn: createReturnCounter(listPairs, { spots, results: listPairs, pays }),
};
