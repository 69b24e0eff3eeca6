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

const DECIMAL = /^\d{1,6}(?:\.\d{1,4})?$/;

/** Whether a number is a price at all: a positive whole number of units in range. The range lies within 31 bits. */
export const isPrice = (value: unknown): value is Price =>
  typeof value === 'number' && (value | 0) === value && value > 0 && value <= MAX_PRICE;

/**
 * Reads Hong Kong odds as the wire writes them. Anything else, zero included, is `undefined` and shown as `--` (F-BET-12).
 *
 * Exact: ten digits are far from where a float's rounding could reach the whole number of units.
 */
export function parsePrice(text: unknown): Price | undefined {
  const price = typeof text === 'string' && DECIMAL.test(text) ? Math.round(Number(text) * PRICE_UNIT) : 0;
  return isPrice(price) ? price : undefined;
}
