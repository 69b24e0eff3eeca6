import type { Flag } from '../world/index.ts';

/** Converts a price to hundredths; negative while the price is suspended. */
export const toHundredths = (price: string, active: Flag): number =>
  Number(price.replace('.', '')) * (active === 'Y' ? 1 : -1);
