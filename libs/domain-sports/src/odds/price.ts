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

/** Units in a one of the last decimal written, by how many are written. */
const LAST_DECIMAL = [PRICE_UNIT, 1_000, 100, 10, 1] as const;

/** The whole number that a text is written with, its dot left out; -1 where anything but digits stands in it. */
function digitsOf(text: string, dot: number): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === dot) continue;
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    digits = digits * 10 + digit;
  }
  return digits;
}

/**
 * Reads Hong Kong odds as the wire writes them. Anything else, zero included, is `undefined` and shown as `--` (F-BET-12).
 *
 * Digit by digit: a board has twenty thousand of them.
 */
export function parsePrice(text: unknown): Price | undefined {
  if (typeof text !== 'string') return undefined;
  const dot = text.indexOf('.');
  const whole = dot < 0 ? text.length : dot;
  const decimals = dot < 0 ? 0 : text.length - dot - 1;
  if (whole < 1 || whole > 6 || decimals > 4 || (dot > 0 && decimals < 1)) return undefined;
  const price = digitsOf(text, dot) * (LAST_DECIMAL[decimals] ?? 1);
  return isPrice(price) ? price : undefined;
}
