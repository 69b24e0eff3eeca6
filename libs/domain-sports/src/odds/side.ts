/**
 * What of a play is bet on, as the wire writes it in `r`.
 *
 * Home, away, draw; over, under; odd, even; yes, no; goal bands; half-time with full-time result; two of three results;
 * a score (`H2C1`) or any other one (`OVH`); the number of a champion's runner.
 */
export type Side =
  | 'H'
  | 'C'
  | 'N'
  | 'O'
  | 'U'
  | 'OD'
  | 'EV'
  | 'Y'
  | 'NO'
  | 'T01'
  | 'T23'
  | 'T46'
  | 'T7'
  | `${Winner}${Winner}`
  | `H${number}C${number}`
  | 'OVH'
  | `${number}`;

/** Home, draw, away. */
export type Winner = 'H' | 'N' | 'C';

const SIDE = /^(?:[HCNOUY]|NO|OD|EV|T01|T23|T46|T7|[HNC][HNC]|H\d{1,2}C\d{1,2}|OVH|\d{1,4})$/;

/** Reads a side; `undefined` for what is none. Whether a play has it, `hasSide` says. */
export const parseSide = (text: unknown): Side | undefined =>
  typeof text === 'string' && SIDE.test(text) ? (text as Side) : undefined;
