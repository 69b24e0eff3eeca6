/** Game types of specification §3. The world simulates all of them. */
export type WorldGameType = 'FT' | 'VF' | 'BK' | 'TN' | 'OP' | 'SK' | 'FS' | 'VB' | 'BS' | 'TT';

/** Show types: early, today and in-play; outright markets today and early. */
export type WorldShowType = 'FU' | 'FT' | 'RB' | 'FSFT' | 'FSFU';

export type GameStatus = 'scheduled' | 'live' | 'halftime' | 'ended' | 'postponed' | 'abandoned';

export type Flag = 'Y' | 'N';

/**
 * Sides of a price.
 *
 * - `H`, `C`, `N`: home, away, draw. `O`, `U`: over, under. `OD`, `EV`: odd, even.
 * - `T01` to `T7`: total goals 0–1, 2–3, 4–6, 7 and more. `Y`, `NO`: both to score or not.
 * - Two letters of `H`, `N`, `C`: half-time/full-time, or double chance.
 * - `H2C1`: a correct score; `OVH`: any other score. A number: the runner of an outright market.
 */
export type PriceSide =
  | ('H' | 'C' | 'N' | 'O' | 'U' | 'OD' | 'EV')
  | ('T01' | 'T23' | 'T46' | 'T7' | 'Y' | 'NO')
  | ('HH' | 'HN' | 'HC' | 'NH' | 'NN' | 'NC' | 'CH' | 'CN' | 'CC')
  | `H${number}C${number}`
  | 'OVH'
  | `${number}`;

/** Market codes of the whole match before kick-off. */
type FullPlay = 'R' | 'OU' | 'M' | 'EO' | 'PD' | 'T' | 'F' | 'TS' | 'DC' | 'OUH' | 'OUC';
type HalfPlay = 'HR' | 'HOU' | 'HM' | 'HEO' | 'HPD';
type LivePlay = 'RE' | 'ROU' | 'RM' | 'REO' | 'RPD' | 'RT' | 'RF' | 'RTS' | 'RDC' | 'ROUH' | 'ROUC';
type LiveHalfPlay = 'HRE' | 'HROU' | 'HRM' | 'HREO' | 'HRPD';

/** Market codes. `H…`: first half; `R…`: in play; `HR…`: first half in play; `FS`: outright. */
export type MarketCode = FullPlay | HalfPlay | LivePlay | LiveHalfPlay | 'FS';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Name as written in the mainland (`cn`) and in Taiwan (`tw`). */
export interface BilingualName {
  readonly cn: string;
  readonly tw: string;
}
