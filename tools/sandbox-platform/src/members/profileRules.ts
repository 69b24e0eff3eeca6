import { formatDay } from '../base/chinaTime.ts';

/** Rules of specification §5. The platform enforces them; checks of a page only give early feedback. */

const USERNAME = /^(?=(?:.*[A-Za-z]){2})(?=.*\d)[A-Za-z][A-Za-z\d]{3,10}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_MAX = 40;
const MINIMUM_AGE = 18;

/** Whether a name has 4 to 11 letters and digits, starts with a letter, and has at least two letters and one digit. */
export const isUsername = (name: string): boolean => USERNAME.test(name);

/** Whether a text is a mail address: text, at sign, text, dot, text, no spaces, at most 40 characters. */
export const isEmail = (email: string): boolean => email.length <= EMAIL_MAX && EMAIL.test(email);

const DOT = '[·•・‧∙]';
const HAN = '\\p{Script=Han}';
const badDots = new RegExp(`${DOT}{2}|^${DOT}|${DOT}$`, 'u');
const chineseEnds = new RegExp(`^${HAN}(?:.*${HAN})?$`, 'u');
const lettersAndDots = /^[A-Za-z](?:[A-Za-z.·•・‧∙]*[A-Za-z])?$/u;
const unprintable = /[\p{C}\p{Z}\p{N}<>&"'`\\/]/u;

/** Whether a name has Chinese characters at both ends, or only letters and dots; no adjacent or outer middle dots, at most 50 characters. */
export function isRealName(name: string): boolean {
  if (name.length > 50 || badDots.test(name) || unprintable.test(name)) return false;
  return chineseEnds.test(name) || lettersAndDots.test(name);
}

/**
 * Whether a birthday `YYYY-MM-DD` is a real date and the age is at least 18 on the current day in UTC+8 (ruling S3). A
 * birthday on 29 February falls on 1 March in other years.
 */
export function isAdult(birthday: string, now: Date): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday) ?? []).map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return false;
  return Date.UTC(year + MINIMUM_AGE, month - 1, day) <= Date.parse(formatDay(now));
}
