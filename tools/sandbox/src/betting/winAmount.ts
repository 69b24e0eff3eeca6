import { divideHalfUp, parseMinor, type Minor } from '@pavilion/kernel';

/** Net win of a whole winner: stake × Hong Kong price, half up to the cent (ruling B1). The price has two decimals. */
export function winAmount(stake: Minor, price: string): Minor {
  const hundredths = parseMinor(price);
  if (hundredths === undefined) throw new RangeError('A price is decimal text with at most two decimals.');
  return divideHalfUp(stake * hundredths, 100n);
}
