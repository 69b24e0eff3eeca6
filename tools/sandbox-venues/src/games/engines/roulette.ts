import { createReturnCounter, type Engine, type Spot } from './engine.ts';

/** Pocket, 0 to 36. */
export interface RouletteOutcome {
  readonly pocket: number;
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

type Test = (pocket: number) => boolean;

const outside: readonly (readonly [spot: Spot, wins: Test])[] = [
  [{ key: 'low', name: ['小 1–18', '小 1–18'], group: 'main', pays: 200 }, (n) => n <= 18],
  [{ key: 'even', name: ['双', '雙'], group: 'main', pays: 200 }, (n) => n % 2 === 0],
  [{ key: 'red', name: ['红', '紅'], group: 'main', pays: 200 }, (n) => RED.has(n)],
  [{ key: 'black', name: ['黑', '黑'], group: 'main', pays: 200 }, (n) => !RED.has(n)],
  [{ key: 'odd', name: ['单', '單'], group: 'main', pays: 200 }, (n) => n % 2 === 1],
  [{ key: 'high', name: ['大 19–36', '大 19–36'], group: 'main', pays: 200 }, (n) => n >= 19],
  [{ key: 'dozen1', name: ['第一打', '第一打'], group: 'dozen', pays: 300 }, (n) => n <= 12],
  [{ key: 'dozen2', name: ['第二打', '第二打'], group: 'dozen', pays: 300 }, (n) => n > 12 && n <= 24],
  [{ key: 'dozen3', name: ['第三打', '第三打'], group: 'dozen', pays: 300 }, (n) => n > 24],
];
const tests = new Map(outside.map(([{ key }, wins]) => [key, wins]));
const numbers = Array.from({ length: 37 }, (_, at): Spot => ({
  key: `n${at}`,
  name: [String(at), String(at)],
  group: 'number',
  pays: 3600,
}));
const spots: readonly Spot[] = [...outside.map(([spot]) => spot), ...numbers];
const paid = new Map(spots.map(({ key, pays }) => [key, pays]));

/** Whether a spot wins. All outside bets lose at zero. */
const wins = (pocket: number, spot: string): boolean =>
  spot === `n${pocket}` || (pocket !== 0 && (tests.get(spot)?.(pocket) ?? false));

const pays = ({ pocket }: RouletteOutcome, spot: string): number => (wins(pocket, spot) ? (paid.get(spot) ?? 0) : 0);

const listPockets = () => Array.from({ length: 37 }, (_, pocket) => [{ pocket }, 1n] as const);

/** European roulette with a single zero. */
export const roulette: Engine<RouletteOutcome> = {
  kind: 'wheel',
  rules: 'roulette',
  spots,
  maxSpots: spots.length,
  mainSpot: 'red',
  pays,
  draw: (draws) => ({ pocket: draws.below(37) }),
  getReturn: createReturnCounter(listPockets, { spots, results: listPockets, pays }),
};
