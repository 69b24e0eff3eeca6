/** An exact fraction; the denominator is positive. Not reduced: compare with `equalRatios`. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction with a positive denominator. */
export const ratio = (numerator: bigint, denominator: bigint): Ratio =>
  denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };

/** Whether two fractions are the same number. */
export const equalRatios = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

const DECIMAL = /^([+-]?)(\d{1,9})(?:\.(\d{1,18}))?$/;

/** Reads decimal text exactly; `undefined` when it is none. */
export function parseRatio(text: string): Ratio | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const size = BigInt(whole + decimals);
  return { numerator: sign === '-' ? -size : size, denominator: 10n ** BigInt(decimals.length) };
}

/** Cuts toward zero, or goes to the nearest and away from zero when halfway. */
export type Rounding = 'truncate' | 'halfUp';

const scaled = ({ numerator, denominator }: Ratio, places: number, rounding: Rounding): bigint => {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places);
  return rounding === 'truncate' ? size / denominator : (2n * size + denominator) / (2n * denominator);
};

/** Writes a fraction with a fixed number of decimals. */
export function formatRatio(value: Ratio, places: number, rounding: Rounding): string {
  const digits = scaled(value, places, rounding)
    .toString()
    .padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return value.numerator < 0n ? `-${text}` : text;
}
