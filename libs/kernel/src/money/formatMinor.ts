import type { Minor } from './minor.ts';

/** Writes an amount as the wire reads it: `1234n` is `"12.34"`, always two decimals. The inverse of `parseMinor`. */
export function formatMinor(amount: Minor): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
