import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** Longest amount a player may type, decimal point and decimals included (§3, §9). */
export const AMOUNT_MAX_LENGTH = 12;

/** Why what was typed is no amount: nothing there, not readable for sure, more than two decimals, too long, or nought. */
export type AmountProblem = 'empty' | 'unreadable' | 'decimals' | 'tooLong' | 'zero';

/** What was typed, read: an amount and the text the wire carries, or why it is none. */
export type AmountReading =
  | { readonly amount: Minor; readonly text: string; readonly problem?: never }
  | { readonly amount?: never; readonly text?: never; readonly problem: AmountProblem };

const FULL_WIDTH = /[０-９．，]/g;
const BLANKS = /[\s\u3000]/g;
const PLAIN = /^\d+(\.\d*)?$/;
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

const toPlain = (typed: string): string =>
  typed
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replace(BLANKS, '');

function read(typed: string): AmountReading {
  const plain = toPlain(typed);
  if (plain === '') return { problem: 'empty' };
  if (!PLAIN.test(plain) && !GROUPED.test(plain)) return { problem: 'unreadable' };
  const [whole = '', cents] = plain.replaceAll(',', '').split('.');
  if (cents === '') return { problem: 'unreadable' };
  if ((cents ?? '').length > 2) return { problem: 'decimals' };
  const digits = whole.replace(/^0+(?=\d)/, '');
  const text = cents === undefined ? digits : `${digits}.${cents}`;
  if (text.length > AMOUNT_MAX_LENGTH) return { problem: 'tooLong' };
  const amount = parseMinor(text);
  if (amount === undefined) return { problem: 'unreadable' };
  return amount === 0n ? { problem: 'zero' } : { amount, text };
}

/**
 * Reads an amount as people type it: full-width digits, blanks, a comma before every third digit (F-WAL-01, §9).
 *
 * What could be meant in two ways is refused, never guessed: `1,5` is fifteen to one and one and a half to another, `.5`
 * and `5.` are half typed. No sign, no exponent, no other letter.
 *
 * @returns the exact amount in minor units and the text as the wire carries it, as typed but for blanks, commas and
 * leading noughts
 */
export const parseAmount = (typed: string): AmountReading => read(typed);

/**
 * The text an "all" button puts into the box: the balance to the cent, without a needless `.00` (F-WAL-02).
 *
 * A balance too long for the box gives as much as fits, the largest amount of twelve characters: more could not be sent.
 *
 * @param balance decimal text; what is no amount, nought or less gives an empty box
 */
export function formatMaxAmount(balance: string | undefined): string {
  const amount = parseMinor(balance);
  if (amount === undefined || amount <= 0n) return '';
  const text = formatMinor(amount).replace(/\.00$/, '');
  if (text.length <= AMOUNT_MAX_LENGTH) return text;
  const whole = text.split('.')[0] ?? '';
  return whole.length <= AMOUNT_MAX_LENGTH ? whole : '9'.repeat(AMOUNT_MAX_LENGTH);
}
