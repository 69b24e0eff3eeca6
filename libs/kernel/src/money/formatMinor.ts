import type { Minor } from './minor.ts';

/** Formats an amount as decimal text with two decimals: `1234n` becomes `"12.34"`. The inverse of `parseMinor`. */
export function formatMinor(amount: Minor): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
