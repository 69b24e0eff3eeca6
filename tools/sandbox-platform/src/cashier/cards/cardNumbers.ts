import { slowHash } from '../../auth/passwordHash.ts';
import { validateTronAddress } from './tronAddress.ts';

/** Kind of a saved account. */
export type CardKind = 'bank' | 'alipay' | 'coin';

const BANK_NUMBER = /^\d{12,19}$/;
const ALIPAY = /^(1[3-9]\d{9}|[^\s@]{1,64}@[^\s@]+\.[^\s@]+)$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;

/** Whether the check digit of a bank card number is correct (ISO/IEC 7812). It detects any one mistyped digit. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Removes spaces from a number. */
export const removeSpaces = (number: string): string => number.replaceAll(/\s/g, '');

/** Whether an account number is valid for its kind; `issuer` is the chain of a coin address. */
export function isCardNumber(kind: CardKind, issuer: string, number: string): boolean {
  if (kind === 'bank') return BANK_NUMBER.test(number) && hasCheckDigit(number);
  if (kind === 'alipay') return ALIPAY.test(number);
  return issuer === 'TRC20' ? validateTronAddress(number) === undefined : ETHEREUM.test(number);
}

/** Masks a number: its ends stay visible, at most a third of it. */
export function maskNumber(kind: CardKind, number: string): string {
  if (kind === 'coin') return `${number.slice(0, 6)}****${number.slice(-4)}`;
  if (kind === 'bank') return `${number.slice(0, 4)} **** **** ${number.slice(-4)}`;
  const [name = '', domain] = number.split('@');
  return domain === undefined ? `${name.slice(0, 3)}****${name.slice(-4)}` : `${name.slice(0, 1)}****@${domain}`;
}

/** Converts Ethereum and mail addresses, which ignore case, to lower case. TRON addresses are case-sensitive. */
const normalizeCase = (number: string): string => (/^0x|@/.test(number) ? number.toLowerCase() : number);

/**
 * Computes a hash with which a number can be found again. It is slow and uses the platform's own salt, because card
 * numbers are few enough to be tried one by one.
 */
export async function hashNumber(salt: Buffer, number: string): Promise<string> {
  return (await slowHash(normalizeCase(number), salt)).toString('base64url');
}
