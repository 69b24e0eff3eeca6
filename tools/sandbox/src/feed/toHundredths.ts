import type { Flag } from '@pavilion/sandbox-world';

/** Hundredths of a price, below zero while it is suspended. */
export const toHundredths = (price: string, active: Flag): number =>
  Number(price.replace('.', '')) * (active === 'Y' ? 1 : -1);
