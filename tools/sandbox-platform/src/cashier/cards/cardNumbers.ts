import { slowHash } from '../../auth/passwordHash.ts';
import { tronAddressProblem } from './tronAddress.ts';

/** Kinds of account a withdrawal is paid to. */
export type CardKind = 'bank' | 'alipay' | 'coin';

const BANK_NUMBER = /^\d{12,19}$/;
const ALIPAY = /^(1[3-9]\d{9}|[^\s@]{1,64}@[^\s@]+\.[^\s@]+)$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;

/** The check digit every bank card ends with (ISO/IEC 7812): finds any one mistyped digit. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A number as it is compared: without the spaces people type. */
export const plainNumber = (number: string): string => number.replaceAll(/\s/g, '');

/** Whether an account number can be one of its kind; `issuer` names the chain of a coin address. */
export function isCardNumber(kind: CardKind, issuer: string, number: string): boolean {
  if (kind === 'bank') return BANK_NUMBER.test(number) && hasCheckDigit(number);
  if (kind === 'alipay') return ALIPAY.test(number);
  return issuer === 'TRC20' ? tronAddressProblem(number) === undefined : ETHEREUM.test(number);
}

/** What may be shown of a number: its ends, and never more than a third of it. */
export function maskNumber(kind: CardKind, number: string): string {
  if (kind === 'coin') return `${number.slice(0, 6)}****${number.slice(-4)}`;
  if (kind === 'bank') return `${number.slice(0, 4)} **** **** ${number.slice(-4)}`;
  const [name = '', domain] = number.split('@');
  return domain === undefined ? `${name.slice(0, 3)}****${name.slice(-4)}` : `${name.slice(0, 1)}****@${domain}`;
}

/** Chain addresses of Ethereum and mail addresses are the same in any case; TRON's are not. */
const sameInAnyCase = (number: string): string => (/^0x|@/.test(number) ? number.toLowerCase() : number);

/**
 * A hash to find a number again. Slow and salted with the platform's own salt, because card numbers are few enough to
 * be tried one by one.
 */
export async function hashNumber(salt: Buffer, number: string): Promise<string> {
  return (await slowHash(sameInAnyCase(number), salt)).toString('base64url');
}
