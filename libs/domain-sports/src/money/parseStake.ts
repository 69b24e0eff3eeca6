import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

const FULL_WIDTH = /[０-９．，]/g;
const toAscii = (text: string): string =>
  text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/[。]/g, '.');

/**
 * Normalises the text of an amount box: full-width digits become ASCII, commas and blanks are removed, and decimals are
 * cut after two.
 *
 * The result may be incomplete (`"12."`). Returns `undefined` for text that is no amount, such as letters, signs, two
 * points or more than nine whole digits. The box then keeps its old text.
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

/** Parses a typed amount; `undefined` for empty or incomplete text (`"."`) and for text that is no amount. */
export function parseStake(typed: string): Minor | undefined {
  const text = normaliseStake(typed)?.replace(/\.$/, '');
  return text ? parseMinor(text) : undefined;
}

/** Adds a quick stake to the text of an amount box, in the form of the box (`"100"`, `"12.50"`). */
export function addToStake(typed: string, amount: Minor): string {
  return formatMinor((parseStake(typed) ?? 0n) + amount).replace(/\.00$/, '');
}
