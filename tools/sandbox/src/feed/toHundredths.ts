import type { Flag } from '@pavilion/sandbox-world';

/** Converts a price to hundredths; negative while the price is suspended. */
export const toHundredths = (price: string, active: Flag): number =>
  Number(price.replace('.', '')) * (active === 'Y' ? 1 : -1);
