import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** Maximum length of a typed amount, with decimal point and decimals (§3, §9). */
export const AMOUNT_MAX_LENGTH = 12;

/** Reason why a typed text is not a valid amount. `decimals`: more than two. `tooLong`: over {@link AMOUNT_MAX_LENGTH}. */
export type AmountProblem = 'empty' | 'unreadable' | 'decimals' | 'tooLong' | 'zero';

/** Result of {@link parseAmount}: the amount and its wire text, or the problem. */
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
 * Parses a typed amount. Accepts full-width digits, blanks and a comma before every third digit (F-WAL-01, §9).
 *
 * Ambiguous or incomplete input is rejected: `1,5`, `.5`, `5.`. So are signs, exponents and letters.
 *
 * @returns the exact amount in minor units and its wire text, without blanks, commas and leading zeros
 */
export const parseAmount = (typed: string): AmountReading => read(typed);

/**
 * Formats a balance as the text that the "all" button enters, without `.00` (F-WAL-02).
 *
 * A balance longer than {@link AMOUNT_MAX_LENGTH} becomes the largest amount of that length.
 *
 * @param balance decimal text; an invalid amount, zero or a negative amount results in an empty text
 */
export function formatMaxAmount(balance: string | undefined): string {
  const amount = parseMinor(balance);
  if (amount === undefined || amount <= 0n) return '';
  const text = formatMinor(amount).replace(/\.00$/, '');
  if (text.length <= AMOUNT_MAX_LENGTH) return text;
  const whole = text.split('.')[0] ?? '';
  return whole.length <= AMOUNT_MAX_LENGTH ? whole : '9'.repeat(AMOUNT_MAX_LENGTH);
}
