import type { MarketCode } from '../definitions/worldTypes.ts';

/** Returns when a market is decided: first-half markets (H…) at half-time, others at the end. */
export function getSettlementTime(w: MarketCode): 'halfTime' | 'ended' {
  return w.startsWith('H') ? 'halfTime' : 'ended';
}
