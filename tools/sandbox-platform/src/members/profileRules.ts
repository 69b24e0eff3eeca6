/** The rules of specification §5, as the platform holds them; a page's own checks are a courtesy. */

const USERNAME = /^(?=(?:.*[A-Za-z]){2})(?=.*\d)[A-Za-z][A-Za-z\d]{3,10}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_MAX = 40;
const MINIMUM_AGE = 18;
const UTC_PLUS_8_MS = 8 * 3_600_000;

/** 4 to 11 letters and digits, a letter first, at least two letters and one digit. */
export const isUsername = (name: string): boolean => USERNAME.test(name);

/** Text, at-sign, text, dot, text, no spaces; at most 40 characters. */
export const isEmail = (email: string): boolean => email.length <= EMAIL_MAX && EMAIL.test(email);

const DOT = '[·•・‧∙]';
const HAN = '\\p{Script=Han}';
const badDots = new RegExp(`${DOT}{2}|^${DOT}|${DOT}$`, 'u');
const chineseEnds = new RegExp(`^${HAN}(?:.*${HAN})?$`, 'u');
const lettersAndDots = /^[A-Za-z](?:[A-Za-z.·•・‧∙]*[A-Za-z])?$/u;
const unprintable = /[\p{C}\p{Z}\p{N}<>&"'`\\/]/u;

/** Chinese at both ends, or letters and dots only; no two adjacent middle dots, none at an end; at most 50 characters. */
export function isRealName(name: string): boolean {
  if (name.length > 50 || badDots.test(name) || unprintable.test(name)) return false;
  return chineseEnds.test(name) || lettersAndDots.test(name);
}

/**
 * Whether a birthday `YYYY-MM-DD` is a real date of somebody who is 18 on the calendar of UTC+8, on the day itself at the
 * latest (ruling S3). Born on 29 February, the day in other years is 1 March.
 */
export function isAdult(birthday: string, now: Date): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday) ?? []).map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return false;
  const today = new Date(now.getTime() + UTC_PLUS_8_MS);
  const ofAge = Date.UTC(year + MINIMUM_AGE, month - 1, day);
  return ofAge <= Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
}
