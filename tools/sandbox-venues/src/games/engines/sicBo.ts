import { createReturnCounter, type Engine, type Spot } from './engine.ts';

/** Three dice, each 1 to 6. */
export interface SicBoOutcome {
  readonly dice: readonly number[];
}

/** Pays of a total in hundredths. Totals of equal probability have the same price. */
const totals: Readonly<Record<number, number>> = {
  4: 6400,
  5: 3300,
  6: 1950,
  7: 1350,
  8: 950,
  9: 800,
  10: 750,
  11: 750,
  12: 800,
  13: 950,
  14: 1350,
  15: 1950,
  16: 3300,
  17: 6400,
};

const spots: readonly Spot[] = [
  { key: 'small', name: ['小', '小'], group: 'main', pays: 200 },
  { key: 'big', name: ['大', '大'], group: 'main', pays: 200 },
  { key: 'odd', name: ['单', '單'], group: 'main', pays: 200 },
  { key: 'even', name: ['双', '雙'], group: 'main', pays: 200 },
  { key: 'triple', name: ['任意围骰', '任意圍骰'], group: 'main', pays: 3400 },
  ...Object.entries(totals).map(([total, pays]): Spot => ({
    key: `t${total}`,
    name: [`${total} 点`, `${total} 點`],
    group: 'total',
    pays,
  })),
];

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/** Returns the pays of a spot. A triple loses big, small, odd and even. */
function pays({ dice }: SicBoOutcome, spot: string): number {
  const [total, isTriple] = [sum(dice), dice.every((die) => die === dice[0])];
  if (spot === 'triple') return isTriple ? 3400 : 0;
  if (spot.startsWith('t')) return spot === `t${total}` ? (totals[total] ?? 0) : 0;
  const wins: Readonly<Record<string, boolean>> = {
    small: total <= 10,
    big: total >= 11,
    odd: total % 2 === 1,
    even: total % 2 === 0,
  };
  return !isTriple && wins[spot] ? 200 : 0;
}

const listThrows = () =>
  Array.from(
    { length: 216 },
    (_, at) => [{ dice: [1 + (at % 6), 1 + (Math.floor(at / 6) % 6), 1 + Math.floor(at / 36)] }, 1n] as const,
  );

/** Sic bo with three dice. */
export const sicBo: Engine<SicBoOutcome> = {
  kind: 'dice',
  rules: 'sicBo',
  spots,
  maxSpots: spots.length,
  mainSpot: 'big',
  pays,
  draw: (draws) => ({ dice: [1 + draws.below(6), 1 + draws.below(6), 1 + draws.below(6)] }),
  getReturn: createReturnCounter(listThrows, { spots, results: listThrows, pays }),
};
