import { isPrice, PRICE_UNIT } from '../odds/price.ts';

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** Units of a price told in hundredths, below zero while it is suspended; 0 for what is no price (F-BET-12). */
export function toPriceUnits(hundredths: number): number {
  const units = Math.abs(hundredths) * UNITS_PER_CENT;
  return isPrice(units) ? units : 0;
}
