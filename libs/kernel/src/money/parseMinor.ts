import type { Minor } from './minor.ts';

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,2}))?$/;

/**
 * Parses an amount in decimal text or a number, with at most 18 integer digits and 2 decimals.
 *
 * @returns the amount, or undefined for anything else (`"1e21"`, `"1,000.00"`, `"12.345"`, `null`, `0.1 + 0.2`)
 */
export function parseMinor(text: unknown): Minor | undefined {
  const match = DECIMAL.exec(typeof text === 'number' ? String(text) : typeof text === 'string' ? text : '');
  if (!match) return undefined;
  const [, sign, whole = '0', cents = ''] = match;
  const value = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
  return sign ? -value : value;
}
