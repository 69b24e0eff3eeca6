import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

const FULL_WIDTH = /[０-９．，]/g;
const toAscii = (text: string): string =>
  text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/[。]/g, '.');

/**
 * Cleans what a person types into an amount box: full-width digits become plain, commas and blanks go, decimals stop at two.
 *
 * What is left may be half typed (`"12."`). `undefined` for anything that is not an amount, so that the box can keep its
 * old text: letters, signs, two points, more than nine whole digits.
 */
export function normaliseStake(typed: string): string | undefined {
  const plain = toAscii(typed).replace(/[\s,]/g, '');
  const match = /^(\d*)(\.\d*)?$/.exec(plain);
  if (!match) return undefined;
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
  if (whole.length > 9) return undefined;
  const decimals = (match[2] ?? '').slice(0, 3);
  return decimals && !whole ? `0${decimals}` : whole + decimals;
}

/** Reads an amount as typed; `undefined` for empty, half-typed nothing (`"."`) and what is no amount. */
export function parseStake(typed: string): Minor | undefined {
  const text = normaliseStake(typed)?.replace(/\.$/, '');
  return text ? parseMinor(text) : undefined;
}

/** A quick stake: an amount on top of what stands in the box, as the box writes it (`"100"`, `"12.50"`). */
export function addToStake(typed: string, amount: Minor): string {
  return formatMinor((parseStake(typed) ?? 0n) + amount).replace(/\.00$/, '');
}
