import { formatCents, formatNegativeCents } from './formatCents.ts';
import type { OddsType } from './oddsType.ts';
import { isPrice, PRICE_UNIT, type Price } from './price.ts';
import type { Rounding } from './ratio.ts';

export interface FormatOddsOptions {
  /** `truncate` (toward zero) unless told, as the published Chinese conversion tables do (B5). */
  readonly rounding?: Rounding;
  /** Saves room where prices are long: one trailing zero goes from 10 on, `.00` from 100 on. */
  readonly trimsLong?: boolean;
}

/** What stands in place of a price that is none (F-BET-12). */
export const NO_ODDS = '--';

const UNITS_PER_CENT = PRICE_UNIT / 100;
/** A hundredth of 1 ÷ Hong Kong odds, in stored units. */
const INVERSE = PRICE_UNIT * 100;
/** `12.50` is `12.5`, `100.00` is `100`; what is shorter stays. */
const trimmed = (shown: string): string => shown.replace(/^(-?\d{3,})\.00$/, '$1').replace(/^(-?\d{2}\.\d)0$/, '$1');

/** Every number here is below 2³¹ (`isPrice`), so `| 0` cuts the decimals. */
const divide = (value: number, by: number, isHalfUp: boolean): number =>
  (isHalfUp ? (2 * value + by) / (2 * by) : value / by) | 0;

/**
 * Writes a price in the player's odds type, two decimals: HK 1.45 is `2.45`, `1.45`, `1.45`, `-0.68` in E, H, I, M.
 *
 * Whole numbers only: twenty thousand cells cost a fraction of `Number.toFixed`, and no float can turn a 0.35 into
 * a 0.34. `--` for anything that is no price. (SPT-03, ruling B5)
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
