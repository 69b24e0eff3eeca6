import { formatCents, formatNegativeCents } from './formatCents.ts';
import type { OddsType } from '../plays/oddsType.ts';
import { isPrice, PRICE_UNIT, type Price } from './price.ts';
import type { Rounding } from './ratio.ts';

/** Options of {@link formatOdds}. */
export interface FormatOddsOptions {
  /** `truncate` (toward zero) by default, as in the published Chinese conversion tables (B5). */
  readonly rounding?: Rounding;
  /** Shortens long odds: removes one trailing zero from 10 on, `.00` from 100 on. */
  readonly trimsLong?: boolean;
}

/** Text shown instead of a missing price (F-BET-12). */
export const NO_ODDS = '--';

const UNITS_PER_CENT = PRICE_UNIT / 100;
/** Numerator of inverted odds: hundredths of 1 ÷ Hong Kong odds are this ÷ price units. */
const INVERSE = PRICE_UNIT * 100;
/** Shortens `12.50` to `12.5` and `100.00` to `100`. */
const trimmed = (shown: string): string => shown.replace(/(\d{3})\.00$/, '$1').replace(/^(-?\d{2}\.\d)0$/, '$1');

/** Divides with rounding. All numbers are below 2³¹ (`isPrice`), so `| 0` cuts the decimals. */
const divide = (value: number, by: number, isHalfUp: boolean): number =>
  (isHalfUp ? (2 * value + by) / (2 * by) : value / by) | 0;

/**
 * Formats a price in an odds type with two decimals: HK 1.45 is `2.45`, `1.45`, `1.45`, `-0.68` in E, H, I, M.
 *
 * It uses whole numbers only: they are exact, and 20,000 cells cost a fraction of `Number.toFixed`. Returns `--` for a
 * missing or invalid price (SPT-03, ruling B5).
 */
export function formatOdds(price: Price | undefined, type: OddsType, options?: FormatOddsOptions): string {
  if (price === undefined || !isPrice(price)) return NO_ODDS;
  const shown = formatValidOdds(price, type, options?.rounding === 'halfUp');
  return options?.trimsLong ? trimmed(shown) : shown;
}

function formatValidOdds(price: Price, type: OddsType, isHalfUp: boolean): string {
  if (type === 'E') return formatCents(divide(price + PRICE_UNIT, UNITS_PER_CENT, isHalfUp));
  const isInverted = type === 'M' ? price > PRICE_UNIT : type === 'I' && price < PRICE_UNIT;
  if (isInverted) return formatNegativeCents(divide(INVERSE, price, isHalfUp));
  return formatCents(divide(price, UNITS_PER_CENT, isHalfUp));
}
