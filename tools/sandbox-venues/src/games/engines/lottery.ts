import type { Engine, Spot, Text } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { drawFrom } from './drawFrom.ts';

/** Numbers of a draw in the order of drawing. */
export interface LotteryOutcome {
  readonly numbers: readonly number[];
}

type Wins = (numbers: readonly number[]) => boolean;

interface Market {
  readonly key: string;
  readonly name: Text;
  readonly group: string;
  readonly wins: Wins;
}

interface Lottery {
  readonly rules: string;
  readonly markets: readonly Market[];
  readonly draw: (draws: Draws) => readonly number[];
  /** Lists all results, reduced to the numbers that the markets use. */
  readonly results: () => Iterable<readonly number[]>;
}

/** Largest RTP of a market in per cent. Its price is rounded down to a cent. */
const RETURN = 98n;

const getFirst = (numbers: readonly number[]): number => numbers[0] ?? 0;
const getLast = (numbers: readonly number[]): number => numbers.at(-1) ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Builds the markets big, small, odd and even of a value. */
const createHalfMarkets = (
  group: string,
  value: (numbers: readonly number[]) => number,
  bigFrom: number,
): readonly Market[] => [
  { key: `${group}Big`, name: ['大', '大'], group, wins: (numbers) => value(numbers) >= bigFrom },
  { key: `${group}Small`, name: ['小', '小'], group, wins: (numbers) => value(numbers) < bigFrom },
  { key: `${group}Odd`, name: ['单', '單'], group, wins: (numbers) => value(numbers) % 2 === 1 },
  { key: `${group}Even`, name: ['双', '雙'], group, wins: (numbers) => value(numbers) % 2 === 0 },
];

/** Numbers from the first to the last, both included. */
interface NumberRange {
  readonly from: number;
  readonly to: number;
}

const createExactMarkets = (
  group: string,
  value: (numbers: readonly number[]) => number,
  { from, to }: NumberRange,
): readonly Market[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const wanted = from + at;
    return {
      key: `${group}${wanted}`,
      name: [String(wanted), String(wanted)] as const,
      group,
      wins: (numbers: readonly number[]) => value(numbers) === wanted,
    };
  });

/** Markets that compare the first number with the last one. */
const duel: readonly Market[] = [
  { key: 'dragon', name: ['龙', '龍'], group: 'duel', wins: (numbers) => getFirst(numbers) > getLast(numbers) },
  { key: 'tiger', name: ['虎', '虎'], group: 'duel', wins: (numbers) => getFirst(numbers) < getLast(numbers) },
];
const duelTie: Market = {
  key: 'duelTie',
  name: ['和', '和局'],
  group: 'duel',
  wins: (numbers) => getFirst(numbers) === getLast(numbers),
};

/** Lists all sequences of numbers from `from` to `to`. With `isDrum` no number occurs twice. */
function* listSequences(places: number, range: NumberRange, isDrum: boolean): Iterable<readonly number[]> {
  if (places === 0) {
    yield [];
    return;
  }
  const { from, to } = range;
  for (const row of listSequences(places - 1, range, isDrum))
    for (let number = from; number <= to; number++) if (!isDrum || !row.includes(number)) yield [...row, number];
}

const drawDigits = (draws: Draws): number[] => Array.from({ length: 5 }, () => draws.below(10));
const createBallDraw = (size: number, count: number) => (draws: Draws) =>
  drawFrom(draws, size, count).map((at) => at + 1);

const lotteries: Readonly<Record<'ssc' | 'k3' | 'racing' | 'eleven' | 'keno', Lottery>> = {
  ssc: {
    rules: 'ssc',
    markets: [
      ...createHalfMarkets('sum', sum, 23),
      ...duel,
      duelTie,
      ...createExactMarkets('first', getFirst, { from: 0, to: 9 }),
    ],
    draw: drawDigits,
    results: () => listSequences(5, { from: 0, to: 9 }, false),
  },
  k3: {
    rules: 'k3',
    markets: [...createHalfMarkets('sum', sum, 11), ...createExactMarkets('total', sum, { from: 3, to: 18 })],
    draw: (draws) => Array.from({ length: 3 }, () => 1 + draws.below(6)),
    results: () => listSequences(3, { from: 1, to: 6 }, false),
  },
  racing: {
    rules: 'racing',
    markets: [
      ...createHalfMarkets('first', getFirst, 6),
      ...createExactMarkets('first', getFirst, { from: 1, to: 10 }),
    ],
    draw: createBallDraw(10, 10),
    results: () => listSequences(1, { from: 1, to: 10 }, true),
  },
  eleven: {
    rules: 'eleven',
    markets: [...duel, ...createExactMarkets('first', getFirst, { from: 1, to: 11 })],
    draw: createBallDraw(11, 5),
    results: () => listSequences(2, { from: 1, to: 11 }, true),
  },
  keno: {
    rules: 'keno',
    markets: [
      ...createHalfMarkets('first', getFirst, 11),
      ...duel,
      ...createExactMarkets('first', getFirst, { from: 1, to: 20 }),
    ],
    draw: createBallDraw(20, 8),
    results: () => listSequences(2, { from: 1, to: 20 }, true),
  },
};

/** Computes the price of a market in hundredths if `wins` of `all` results win. */
const computeReturn = (wins: number, all: number): number => Number((RETURN * BigInt(all)) / BigInt(wins));

function createLottery({ rules, markets, draw, results }: Lottery): Engine<LotteryOutcome> {
  const known = [...results()];
  const priced = new Map(
    markets.map(({ key, wins }) => {
      const count = known.filter(wins).length;
      return [key, { wins, count, pays: computeReturn(count, known.length) }];
    }),
  );
  const spots = markets.map(({ key, name, group }): Spot => ({ key, name, group, pays: priced.get(key)?.pays ?? 0 }));
  return {
    kind: 'numbers',
    rules,
    spots,
    maxSpots: spots.length,
    mainSpot: spots[0]?.key ?? '',
    draw: (draws) => ({ numbers: draw(draws) }),
    pays: ({ numbers }, spot) => {
      const market = priced.get(spot);
      return market?.wins(numbers) ? market.pays : 0;
    },
    getReturn: (spot) => {
      const { count = 0, pays = 0 } = priced.get(spot) ?? {};
      return { part: BigInt(count * pays), whole: 100n * BigInt(known.length) };
    },
  };
}

const made = new Map<string, Engine<LotteryOutcome>>();

/** Returns the engine of a lottery. Its prices are computed by counting all results. */
export function getLotteryEngine(rules: keyof typeof lotteries): Engine<LotteryOutcome> {
  const engine = made.get(rules) ?? createLottery(lotteries[rules]);
  made.set(rules, engine);
  return engine;
}
