import type { MarketCode } from '../definitions/worldTypes.ts';

/** Market without its period. */
export type Market =
  | 'handicap'
  | 'total'
  | 'homeTotal'
  | 'awayTotal'
  | 'result'
  | 'doubleChance'
  | 'oddEven'
  | 'correctScore'
  | 'totalGoals'
  | 'halfFull'
  | 'bothScore'
  | 'champion';

const LIVE_AND_HALVES = {
  handicap: ['R', 'RE', 'HR', 'HRE'],
  total: ['OU', 'ROU', 'HOU', 'HROU'],
  homeTotal: ['OUH', 'ROUH'],
  awayTotal: ['OUC', 'ROUC'],
  result: ['M', 'RM', 'HM', 'HRM'],
  doubleChance: ['DC', 'RDC'],
  oddEven: ['EO', 'REO', 'HEO', 'HREO'],
  correctScore: ['PD', 'RPD', 'HPD', 'HRPD'],
  totalGoals: ['T', 'RT'],
  halfFull: ['F', 'RF'],
  bothScore: ['TS', 'RTS'],
  champion: ['FS'],
} as const satisfies Readonly<Record<Market, readonly MarketCode[]>>;

const MARKETS = new Map(
  (Object.keys(LIVE_AND_HALVES) as Market[]).flatMap((market) =>
    LIVE_AND_HALVES[market].map((w): [MarketCode, Market] => [w, market]),
  ),
);

/** Returns the market of a code. Throws a RangeError if it is unknown. */
export function requireMarket(w: MarketCode): Market {
  const market = MARKETS.get(w);
  if (!market) throw new RangeError(`requireMarket: the market code ${w} is unknown.`);
  return market;
}

/** Market codes of the board. Other markets are only on the channel of a match. */
export const BOARD_PLAYS: ReadonlySet<MarketCode> = new Set<MarketCode>([
  'R',
  'OU',
  'M',
  'HR',
  'HOU',
  'HM',
  'RE',
  'ROU',
  'RM',
  'HRE',
  'HROU',
  'HRM',
  'FS',
]);
