import { OddsDomainError } from './oddsDomainError.ts';
import type { OddsType } from '../plays/oddsType.ts';
import { isPrice, PRICE_UNIT, type Price } from './price.ts';
import { parseRatio, createRatio, type Ratio } from './ratio.ts';

const UNIT = BigInt(PRICE_UNIT);

const isUnderEven = ({ numerator, denominator }: Ratio): boolean => numerator < denominator;
const isOverEven = ({ numerator, denominator }: Ratio): boolean => numerator > denominator;
const negativeInverse = ({ numerator, denominator }: Ratio): Ratio => createRatio(-denominator, numerator);
const absolute = ({ numerator, denominator }: Ratio): Ratio =>
  createRatio(numerator < 0n ? -numerator : numerator, denominator);
const plus = ({ numerator, denominator }: Ratio, whole: bigint): Ratio =>
  createRatio(numerator + whole * denominator, denominator);

const fromHongKong: Readonly<Record<OddsType, (hongKong: Ratio) => Ratio>> = {
  E: (hongKong) => plus(hongKong, 1n),
  H: (hongKong) => hongKong,
  I: (hongKong) => (isUnderEven(hongKong) ? negativeInverse(hongKong) : hongKong),
  M: (hongKong) => (isOverEven(hongKong) ? negativeInverse(hongKong) : hongKong),
};

const invertNegative = (odds: Ratio): Ratio => (odds.numerator < 0n ? negativeInverse(odds) : odds);

const toHongKong: Readonly<Record<OddsType, (odds: Ratio) => Ratio>> = {
  E: (odds) => plus(odds, -1n),
  H: (odds) => odds,
  I: invertNegative,
  M: invertNegative,
};

const isInDomain: Readonly<Record<OddsType, (odds: Ratio) => boolean>> = {
  E: isOverEven,
  H: ({ numerator }) => numerator > 0n,
  I: (odds) => !isUnderEven(absolute(odds)),
  M: (odds) => odds.numerator !== 0n && !isOverEven(absolute(odds)),
};

/** Converts a Hong Kong price to exact odds of another type. Even money is 1 in H, M and I alike (B5). */
export const toOdds = (price: Price, type: OddsType): Ratio => fromHongKong[type](createRatio(BigInt(price), UNIT));

/**
 * Converts odds of any type to exact Hong Kong odds.
 *
 * @throws OddsDomainError for odds that cannot exist
 */
export function toHongKongOdds(odds: Ratio, type: OddsType): Ratio {
  if (!isInDomain[type](odds)) throw new OddsDomainError(type, `${odds.numerator}/${odds.denominator}`);
  return toHongKong[type](odds);
}

/** Rounds exact Hong Kong odds to the nearest stored price, halves up; `undefined` outside the range of prices. */
export function toPrice({ numerator, denominator }: Ratio): Price | undefined {
  const price = Number((2n * numerator * UNIT + denominator) / (2n * denominator));
  return isPrice(price) ? price : undefined;
}

/**
 * Parses odds of any type as a stored price, to the nearest ten-thousandth of Hong Kong odds.
 *
 * @throws OddsDomainError for text that is no odds of that type, such as European 1.00 or Malay 1.01
 */
export function parseOdds(text: string, type: OddsType): Price {
  const odds = parseRatio(text);
  const price = odds && isInDomain[type](odds) ? toPrice(toHongKong[type](odds)) : undefined;
  if (price === undefined) throw new OddsDomainError(type, text);
  return price;
}
