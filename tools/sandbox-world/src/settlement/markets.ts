import type { PlayCode } from '../definitions/worldTypes.ts';

/** What a play is about, whatever its period. */
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
} as const satisfies Readonly<Record<Market, readonly PlayCode[]>>;

const MARKETS = new Map(
  (Object.keys(LIVE_AND_HALVES) as Market[]).flatMap((market) =>
    LIVE_AND_HALVES[market].map((w): [PlayCode, Market] => [w, market]),
  ),
);

/** The market of a play code. */
export function requireMarket(w: PlayCode): Market {
  const market = MARKETS.get(w);
  if (!market) throw new RangeError(`Not a play code: ${w}`);
  return market;
}

/** The lines of a board; the other markets are on a match's own channel. */
export const BOARD_PLAYS: ReadonlySet<PlayCode> = new Set<PlayCode>([
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
