import { isPrice, PRICE_UNIT } from '../odds/price.ts';

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** Converts hundredths, negative while suspended, to price units. Returns 0 for an invalid price (F-BET-12). */
export function toPriceUnits(hundredths: number): number {
  const units = Math.abs(hundredths) * UNITS_PER_CENT;
  return isPrice(units) ? units : 0;
}
