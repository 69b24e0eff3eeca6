import type { MarketCode } from '../definitions/worldTypes.ts';

/** Whether a market code is an in-play one, such as RE, HRE or RT. The handicaps R and HR are not. */
export const isInPlay = (w: MarketCode): boolean => /^H?R./.test(w);
