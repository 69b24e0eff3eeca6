import type { Side } from './side.ts';

const FULL_SCORES = [0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away): Side => `H${home}C${away}`));

/** Play codes of a market: before the start, in play, first half before the start, first half in play. */
interface Family {
  readonly codes: readonly string[];
  readonly sides: readonly Side[];
}

const FAMILIES = {
  handicap: { codes: ['R', 'RE', 'HR', 'HRE'], sides: ['H', 'C'] },
  total: { codes: ['OU', 'ROU', 'HOU', 'HROU'], sides: ['O', 'U'] },
  result: { codes: ['M', 'RM', 'HM', 'HRM'], sides: ['H', 'N', 'C'] },
  oddEven: { codes: ['EO', 'REO', 'HEO', 'HREO'], sides: ['OD', 'EV'] },
  correctScore: { codes: ['PD', 'RPD', 'HPD', 'HRPD'], sides: [...FULL_SCORES, 'OVH'] },
  totalGoals: { codes: ['T', 'RT'], sides: ['T01', 'T23', 'T46', 'T7'] },
  halfFull: { codes: ['F', 'RF'], sides: ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'] },
  bothScore: { codes: ['TS', 'RTS'], sides: ['Y', 'NO'] },
  doubleChance: { codes: ['DC', 'RDC'], sides: ['HN', 'CN', 'HC'] },
  homeTotal: { codes: ['OUH', 'ROUH'], sides: ['O', 'U'] },
  awayTotal: { codes: ['OUC', 'ROUC'], sides: ['O', 'U'] },
  champion: { codes: ['FS'], sides: [] },
} as const satisfies Readonly<Record<string, Family>>;

/** Market of a play. */
export type Market = keyof typeof FAMILIES;

/** Play code of the venue. */
export type PlayCode = (typeof FAMILIES)[Market]['codes'][number];

/** Market of one period, with its sides. */
export interface Play {
  readonly code: PlayCode;
  readonly market: Market;
  readonly period: 'full' | 'firstHalf';
  readonly isInPlay: boolean;
  /** Whether the play has two sides near even money. It is then shown in the player's odds type with a label (§9). */
  readonly isDoubleHandicap: boolean;
  /** Whether boards carry the play. All other plays are only on the channel of their match. */
  readonly isMain: boolean;
  /** Sides in the order in which they are shown; empty for outrights, whose sides are the runners. */
  readonly sides: readonly Side[];
  /** Message key of the name. */
  readonly messageKey: `sports.play.${Market}.${'full' | 'firstHalf'}`;
}

const DOUBLE_HANDICAP: readonly Market[] = ['handicap', 'total', 'homeTotal', 'awayTotal', 'oddEven'];
const MAIN: readonly Market[] = ['handicap', 'total', 'result', 'champion'];

const playAt = (market: Market, code: PlayCode, at: number): Play => {
  const period = at < 2 ? 'full' : 'firstHalf';
  return {
    code,
    market,
    period,
    isInPlay: at % 2 === 1,
    sides: FAMILIES[market].sides,
    isDoubleHandicap: DOUBLE_HANDICAP.includes(market),
    isMain: MAIN.includes(market),
    messageKey: `sports.play.${market}.${period}`,
  };
};

/** All known plays by code (§9). An in-play handicap of football counts goals from the moment of the bet. */
export const PLAYS = /* @__PURE__ */ Object.fromEntries(
  (Object.keys(FAMILIES) as Market[]).flatMap((market) =>
    FAMILIES[market].codes.map((code, at) => [code, playAt(market, code, at)] as const),
  ),
) as Readonly<Record<PlayCode, Play>>;

/** Finds a play by its code; `undefined` for an unknown code, `"constructor"` included (F-BET-23). */
export const findPlay = (code: string): Play | undefined =>
  Object.hasOwn(PLAYS, code) ? PLAYS[code as PlayCode] : undefined;

/** Whether a play has a side. The sides of an outright are its runners. */
export const hasSide = (play: Play, side: Side): boolean =>
  play.market === 'champion' ? /^\d+$/.test(side) : play.sides.includes(side);
