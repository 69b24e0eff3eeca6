import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { createCashierRefusal } from './cashierRefusal.ts';

/** Smallest and largest amount. */
export interface AmountLimits {
  readonly min: Minor;
  readonly max: Minor;
}

/** Parses a requested amount. @throws Refusal 6007 if it is not a positive amount within the limits */
export function parseRequestedAmount(text: string, { min, max }: AmountLimits): Minor {
  const amount = parseMinor(text);
  if (amount === undefined || amount <= 0n) throw createCashierRefusal('badAmount');
  const limits = { min: formatMinor(min), max: formatMinor(max) };
  if (amount < min) throw createCashierRefusal('belowMinimum', limits);
  if (amount > max) throw createCashierRefusal('aboveMaximum', limits);
  return amount;
}

/** Formats hundredths of a percent for the wire: 50 becomes `0.5`. */
export const formatPercent = (rate: bigint): string => formatMinor(rate).replace(/\.?0+$/, '');
