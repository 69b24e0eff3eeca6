/** An exact fraction with a positive denominator. It is not reduced: compare with `equalRatios`. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Creates a fraction with a positive denominator. */
export const createRatio = (numerator: bigint, denominator: bigint): Ratio =>
  denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };

/** Whether two fractions are equal numbers. */
export const equalRatios = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

const DECIMAL = /^([+-]?)(\d{1,9})(?:\.(\d{1,18}))?$/;

/** Parses decimal text exactly; `undefined` for any other text. */
export function parseRatio(text: string): Ratio | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const size = BigInt(whole + decimals);
  return { numerator: sign === '-' ? -size : size, denominator: 10n ** BigInt(decimals.length) };
}

/** `truncate` cuts toward zero. `halfUp` rounds to the nearest, halves away from zero. */
export type Rounding = 'truncate' | 'halfUp';

const scaled = ({ numerator, denominator }: Ratio, places: number, rounding: Rounding): bigint => {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places);
  return rounding === 'truncate' ? size / denominator : (2n * size + denominator) / (2n * denominator);
};

/** Formats a fraction with a fixed number of decimals. */
export function formatRatio(value: Ratio, places: number, rounding: Rounding): string {
  const digits = scaled(value, places, rounding)
    .toString()
    .padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return value.numerator < 0n ? `-${text}` : text;
}
