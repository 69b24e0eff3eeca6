import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** Text for a missing or invalid amount (F-WAL-15). */
export const NO_AMOUNT = '--';

/** Options of {@link formatCny}. */
export interface CnyFormat {
  /** Whether the amount starts with ¥. @default true */
  readonly symbol?: boolean;
  /** `trim` omits `.00` (WAL-08); `always` keeps two decimals, for screens that move money. @default 'trim' */
  readonly decimals?: 'trim' | 'always';
  /** Whether a positive amount starts with +. @default false */
  readonly plus?: boolean;
}

/**
 * Formats an amount in the style of zh-CN: `¥1,234.50`, `-¥5`, `¥10,000`. An invalid amount becomes `--`.
 *
 * Exact at any size; `Intl.NumberFormat` is exact only within the range of a float.
 *
 * @param amount minor units, or decimal text of the wire
 */
export function formatCny(amount: Minor | string | undefined | null, format: CnyFormat = {}): string {
  const minor = typeof amount === 'bigint' ? amount : parseMinor(amount);
  if (minor === undefined) return NO_AMOUNT;
  const { symbol = true, decimals = 'trim', plus = false } = format;
  const sign = minor < 0n ? '-' : plus && minor > 0n ? '+' : '';
  return `${sign}${symbol ? '¥' : ''}${groupDigits(minor < 0n ? -minor : minor, decimals)}`;
}

function groupDigits(amount: Minor, decimals: 'trim' | 'always'): string {
  const [whole = '0', cents = '00'] = formatMinor(amount).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === 'trim' && cents === '00' ? withCommas : `${withCommas}.${cents}`;
}
