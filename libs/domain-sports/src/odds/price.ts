/**
 * A Hong Kong price as a whole number of ten-thousandths: 0.95 is `9500`.
 *
 * Prices are stored in this form only (ruling B1); E, M and I are derived from it. Four decimals hold the two of the wire
 * and all prices of the conversion tables. It is always a positive safe integer.
 */
export type Price = number;

/** Units of `Price` in 1.00. */
export const PRICE_UNIT = 10_000;

/** Maximum price: 9999.99 on the wire, 100,000 here. */
const MAX_PRICE = 100_000 * PRICE_UNIT;

/** Whether a value is a price: a positive whole number of units in range. The range is within 31 bits. */
export const isPrice = (value: unknown): value is Price =>
  typeof value === 'number' && (value | 0) === value && value > 0 && value <= MAX_PRICE;

/** Length of the longest valid text: `100000.0000`. */
const MAX_LENGTH = 11;
const ZERO = 48;
const POINT = 46;

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/**
 * Whether a text ends with its point or has more than 4 decimals. `worth` is the units of its last digit, 0 without a
 * point.
 */
const isCutOff = (worth: number): boolean => worth === PRICE_UNIT || (worth > 0 && worth < 1);

/**
 * Parses Hong Kong odds of the wire. Any other text, zero included, is `undefined` and shown as `--` (F-BET-12).
 *
 * It parses digit by digit, which is exact, and fast enough for the 20,000 prices of a board.
 */
export function parsePrice(text: unknown): Price | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  let digits = 0;
  // Units of the last digit, 0 before the point.
  let worth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && at > 0 && !worth) worth = PRICE_UNIT;
    else if (!isDigit(code)) return undefined;
    else {
      digits = digits * 10 + code - ZERO;
      worth /= 10;
    }
  }
  if (isCutOff(worth)) return undefined;
  const price = digits * (worth || PRICE_UNIT);
  return isPrice(price) ? price : undefined;
}

/** Formats a price for the wire with two decimals, or more if the price has them. The inverse of `parsePrice`. */
export function formatWirePrice(price: Price): string {
  const decimals = String(price % PRICE_UNIT)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.trunc(price / PRICE_UNIT)}.${decimals}`;
}
