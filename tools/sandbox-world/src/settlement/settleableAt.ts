import type { PlayCode } from '../definitions/worldTypes.ts';

/** Returns when a market is decided: first-half markets (H…) at half-time, others at the end. */
export function settleableAt(w: PlayCode): 'halfTime' | 'ended' {
  return w.startsWith('H') ? 'halfTime' : 'ended';
}
