import type { PlayCode } from '../definitions/worldTypes.ts';

/** When a play is decided: first half plays (H…) at half-time, the others at the end. */
export function settleableAt(w: PlayCode): 'halfTime' | 'ended' {
  return w.startsWith('H') ? 'halfTime' : 'ended';
}
