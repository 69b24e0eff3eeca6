/** Game types of specification §3, all of which the world plays. */
export type WorldGameType = 'FT' | 'VF' | 'BK' | 'TN' | 'OP' | 'SK' | 'FS' | 'VB' | 'BS' | 'TT';

/** Early, today, in-play; champion today, champion early. */
export type WorldShowType = 'FU' | 'FT' | 'RB' | 'FSFT' | 'FSFU';

export type GameStatus = 'scheduled' | 'live' | 'halftime' | 'ended' | 'postponed' | 'abandoned';

export type Flag = 'Y' | 'N';

/**
 * Sides of a price: home, away, draw, over, under; odd, even; total goals 0-1, 2-3, 4-6, 7 and more; both score or not;
 * half-time and full-time; double chance; a score, or any other; the number of a champion's runner.
 */
export type PriceSide =
  | ('H' | 'C' | 'N' | 'O' | 'U' | 'OD' | 'EV')
  | ('T01' | 'T23' | 'T46' | 'T7' | 'Y' | 'NO')
  | ('HH' | 'HN' | 'HC' | 'NH' | 'NN' | 'NC' | 'CH' | 'CN' | 'CC')
  | `H${number}C${number}`
  | 'OVH'
  | `${number}`;

/** Plays of the whole match: handicap, total, result, odd or even, correct score, goals, half and full time … */
type FullPlay = 'R' | 'OU' | 'M' | 'EO' | 'PD' | 'T' | 'F' | 'TS' | 'DC' | 'OUH' | 'OUC';
type HalfPlay = 'HR' | 'HOU' | 'HM' | 'HEO' | 'HPD';
type LivePlay = 'RE' | 'ROU' | 'RM' | 'REO' | 'RPD' | 'RT' | 'RF' | 'RTS' | 'RDC' | 'ROUH' | 'ROUC';
type LiveHalfPlay = 'HRE' | 'HROU' | 'HRM' | 'HREO' | 'HRPD';

/** Play codes: of the match, its first half (H…), in play (R…), the first half in play (HR…), and a champion's. */
export type PlayCode = FullPlay | HalfPlay | LivePlay | LiveHalfPlay | 'FS';

export interface Score {
  readonly home: number;
  readonly away: number;
}
