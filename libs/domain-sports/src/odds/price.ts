/**
 * A Hong Kong price as a whole number of ten-thousandths: 0.95 is `9500`.
 *
 * The one form in which a price is stored (ruling B1); E, M and I are views of it. Four decimals hold the wire's two
 * and every price that a conversion table writes. Always a positive safe integer.
 */
export type Price = number;

/** Units of `Price` in 1.00. */
export const PRICE_UNIT = 10_000;

/** Largest price we take for real: 9999.99 on the wire, 100,000 here. */
const MAX_PRICE = 100_000 * PRICE_UNIT;

/** Whether a number is a price at all: a positive whole number of units in range. The range lies within 31 bits. */
export const isPrice = (value: unknown): value is Price =>
  typeof value === 'number' && (value | 0) === value && value > 0 && value <= MAX_PRICE;

/** Characters of the longest text that can be one: `100000.0000`. */
const MAX_LENGTH = 11;
const ZERO = 48;
const POINT = 46;

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** Whether a text ends with its point or has more than 4 decimals. `worth` is that of its last digit, 0 without a point. */
const isCutOff = (worth: number): boolean => worth === PRICE_UNIT || (worth > 0 && worth < 1);

/**
 * Reads Hong Kong odds as the wire writes them. Anything else, zero included, is `undefined` and shown as `--` (F-BET-12).
 *
 * Digit by digit: it is exact, and a board brings twenty thousand of them at once.
 */
export function parsePrice(text: unknown): Price | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  let digits = 0;
  // Units of the last digit, once the point has come.
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
