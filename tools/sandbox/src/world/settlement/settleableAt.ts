import { type PlayCode } from '../worldTypes.ts';

const FIRST_HALF: ReadonlySet<PlayCode> = new Set<PlayCode>(['HR', 'HOU', 'HM', 'HRE', 'HROU', 'HRM']);

/** When a play is decided: first half plays at half-time, the others at the end. */
export function settleableAt(w: PlayCode): 'halfTime' | 'ended' {
  return FIRST_HALF.has(w) ? 'halfTime' : 'ended';
}
