import type { Minor } from './minor.ts';

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount as the wire writes it: plain decimal text, at most two decimals.
 *
 * Everything else (`"1e21"`, `"1,000.00"`, `"12.345"`, `null`, a number with float noise) is `undefined`: a screen
 * shows it as `--`, it never becomes a wrong amount.
 */
export function parseMinor(text: unknown): Minor | undefined {
  const match = DECIMAL.exec(typeof text === 'number' ? String(text) : typeof text === 'string' ? text : '');
  if (!match) return undefined;
  const [, sign, whole = '0', cents = ''] = match;
  const value = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
  return sign ? -value : value;
}
