/** Home, away, draw, over, under. */
export type Side = 'H' | 'C' | 'N' | 'O' | 'U';

/** What a play is about. */
export type Market = 'handicap' | 'total' | 'result';

export interface Play {
  readonly code: PlayCode;
  readonly market: Market;
  readonly period: 'full' | 'firstHalf';
  readonly isInPlay: boolean;
  /** Two sides near even money: priced in the player's odds type, with its label (§9). */
  readonly isDoubleHandicap: boolean;
  /** In the order they are shown. */
  readonly sides: readonly Side[];
  /** Message key of its name. */
  readonly messageKey: string;
}

export type PlayCode = 'R' | 'OU' | 'M' | 'HR' | 'HOU' | 'HM' | 'RE' | 'ROU' | 'RM' | 'HRE' | 'HROU' | 'HRM';

const SIDES = { handicap: ['H', 'C'], total: ['O', 'U'], result: ['H', 'N', 'C'] } as const satisfies Record<
  Market,
  readonly Side[]
>;

const play = (code: PlayCode, market: Market, period: Play['period'], isInPlay: boolean): Play => ({
  code,
  market,
  period,
  isInPlay,
  isDoubleHandicap: market !== 'result',
  sides: SIDES[market],
  messageKey: `sports.play.${market}.${period}`,
});

/** Every play code we know (§9). An in-play handicap counts goals from the moment of the bet, a total counts all. */
export const PLAYS: Readonly<Record<PlayCode, Play>> = {
  R: play('R', 'handicap', 'full', false),
  OU: play('OU', 'total', 'full', false),
  M: play('M', 'result', 'full', false),
  HR: play('HR', 'handicap', 'firstHalf', false),
  HOU: play('HOU', 'total', 'firstHalf', false),
  HM: play('HM', 'result', 'firstHalf', false),
  RE: play('RE', 'handicap', 'full', true),
  ROU: play('ROU', 'total', 'full', true),
  RM: play('RM', 'result', 'full', true),
  HRE: play('HRE', 'handicap', 'firstHalf', true),
  HROU: play('HROU', 'total', 'firstHalf', true),
  HRM: play('HRM', 'result', 'firstHalf', true),
};

/** The play of a code; `undefined` for one we do not know, `"constructor"` included (F-BET-23). */
export const playOf = (code: string): Play | undefined =>
  Object.hasOwn(PLAYS, code) ? PLAYS[code as PlayCode] : undefined;

/** Reads a side; `undefined` for one we do not know. */
export const parseSide = (text: unknown): Side | undefined =>
  (['H', 'C', 'N', 'O', 'U'] as const).find((side) => side === text);
