import { formatCents } from '../odds/formatCents.ts';
import { isPrice, PRICE_UNIT } from '../odds/price.ts';

const POWERS = [1, 10, 100, 1_000, 10_000];

/** Maximum number of digits: stakes up to 10 million, so that stake × price is a safe integer. */
const MAX_DIGITS = 10;

const isDigit = (digit: number): boolean => digit >= 0 && digit <= 9;

/** Parses plain decimal text as a whole number of its last decimal place; −1 for any other text. */
function parsePlainDecimal(text: string, wholes: number, places: number): number {
  let value = 0;
  let point = -1;
  if (text.length > MAX_DIGITS) return -1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (isDigit(digit)) value = value * 10 + digit;
    else if (digit === -2 && point < 0 && at > 0) point = at;
    else return -1;
  }
  const whole = point < 0 ? text.length : point;
  const decimals = Math.max(0, text.length - 1 - whole);
  const power = POWERS[places - decimals];
  if (power === undefined || whole === 0 || whole > wholes || point === text.length - 1) return -1;
  return value * power;
}

/**
 * Fast path of `formatWinnings` for plain text up to 10 million, in exact whole numbers. Returns `undefined` for any other
 * input.
 */
export function formatWinningsFast(stake: unknown, price: unknown): string | undefined {
  if (typeof stake !== 'string' || typeof price !== 'string') return undefined;
  const cents = parsePlainDecimal(stake, 10, 2);
  const units = parsePlainDecimal(price, 6, 4);
  if (cents < 0 || !isPrice(units) || cents * units > Number.MAX_SAFE_INTEGER) return undefined;
  const product = cents * units;
  const rest = product % PRICE_UNIT;
  return formatCents((product - rest) / PRICE_UNIT + (2 * rest >= PRICE_UNIT ? 1 : 0));
}
