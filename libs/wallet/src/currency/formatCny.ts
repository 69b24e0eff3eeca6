import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** Shown where an amount is missing or unreadable; never `NaN` (F-WAL-15). */
export const NO_AMOUNT = '--';

/** How an amount is written. */
export interface CnyFormat {
  /** Puts ¥ in front. @default true */
  readonly symbol?: boolean;
  /** `trim` drops a trailing `.00` (WAL-08); `always` keeps two decimals, for places where money moves. @default 'trim' */
  readonly decimals?: 'trim' | 'always';
  /** Puts + in front of a gain. @default false */
  readonly plus?: boolean;
}

/**
 * Writes an amount as zh-CN does: `¥1,234.50`, `-¥5`, `¥10,000`; `--` for what is no amount.
 *
 * Takes minor units or the decimal text of the wire. Exact at any size, which `Intl.NumberFormat` over a float is not.
 */
export function formatCny(amount: Minor | string | undefined | null, format: CnyFormat = {}): string {
  const minor = typeof amount === 'bigint' ? amount : parseMinor(amount);
  if (minor === undefined) return NO_AMOUNT;
  const { symbol = true, decimals = 'trim', plus = false } = format;
  const sign = minor < 0n ? '-' : plus && minor > 0n ? '+' : '';
  return `${sign}${symbol ? '¥' : ''}${grouped(minor < 0n ? -minor : minor, decimals)}`;
}

function grouped(amount: Minor, decimals: 'trim' | 'always'): string {
  const [whole = '0', cents = '00'] = formatMinor(amount).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === 'trim' && cents === '00' ? withCommas : `${withCommas}.${cents}`;
}
