import { PRICE_UNIT, type Price } from './price.ts';

/** Formats a price for the wire with two decimals, or more if the price has them. The inverse of `parsePrice`. */
export function formatWirePrice(price: Price): string {
  const decimals = String(price % PRICE_UNIT)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.trunc(price / PRICE_UNIT)}.${decimals}`;
}
