import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { cashierRefusal } from './cashierRefusal.ts';

/** What an amount has to keep to. */
export interface AmountLimits {
  readonly min: Minor;
  readonly max: Minor;
}

/** Reads an amount a player asked for. @throws Refusal 6007 when it is none, nothing, or outside the limits */
export function parseRequestedAmount(text: string, { min, max }: AmountLimits): Minor {
  const amount = parseMinor(text);
  if (amount === undefined || amount <= 0n) throw cashierRefusal('badAmount');
  const limits = { min: formatMinor(min), max: formatMinor(max) };
  if (amount < min) throw cashierRefusal('belowMinimum', limits);
  if (amount > max) throw cashierRefusal('aboveMaximum', limits);
  return amount;
}

/** Hundredths of a percent as the wire writes them: 50 is `0.5`. */
export const formatPercent = (rate: bigint): string => formatMinor(rate).replace(/\.?0+$/, '');
