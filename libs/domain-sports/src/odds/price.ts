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

/** Characters. */
const ZERO = 48;
const NINE = 57;
const POINT = 46;

/** Most digits before and after the point. */
const MOST_WHOLE = 6;
const MOST_PART = 4;

/**
 * Reads Hong Kong odds as the wire writes them. Anything else, zero included, is `undefined` and shown as `--` (F-BET-12).
 *
 * Digit by digit: it is exact, and a board brings twenty thousand of them at once.
 */
export function parsePrice(text: unknown): Price | undefined {
  if (typeof text !== 'string') return undefined;
  let units = 0;
  let whole = 0;
  let part = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && part < 0 && whole > 0) part = 0;
    else if (code < ZERO || code > NINE) return undefined;
    else {
      units = units * 10 + code - ZERO;
      if (part < 0) whole += 1;
      else part += 1;
    }
  }
  if (whole > MOST_WHOLE || part === 0 || part > MOST_PART) return undefined;
  const price = units * 10 ** (MOST_PART - Math.max(part, 0));
  return isPrice(price) ? price : undefined;
}
