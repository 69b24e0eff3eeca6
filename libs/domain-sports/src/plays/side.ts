/**
 * Side of a play, as on the wire in `r`.
 *
 * Home, away, draw; over, under; odd, even; yes, no; goal ranges; half-time with full-time result; two of three results;
 * a score (`H2C1`) or any other (`OVH`); the number of an outright's runner.
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

/** Parses a side; `undefined` for any other text. `hasSide` checks whether a play has it. */
export const parseSide = (text: unknown): Side | undefined =>
  typeof text === 'string' && SIDE.test(text) ? (text as Side) : undefined;
