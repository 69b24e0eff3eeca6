import type { Flag } from '../world/index.ts';

/** Hundredths of a price, below zero while it is suspended. */
export const toHundredths = (price: string, active: Flag): number =>
  Number(price.replace('.', '')) * (active === 'Y' ? 1 : -1);
