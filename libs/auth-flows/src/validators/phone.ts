/** Maximum length of a phone number (§9). */
export const PHONE_MAX_LENGTH = 11;

/** Area code of an empty form (§9). */
export const DEFAULT_AREA_CODE = '+86';

/** Rule of Chinese mobile numbers, used until another country is chosen (§5). */
export const CHINA_MOBILE_REGEX = String.raw`^1[3-9]\d{9}$`;

/**
 * Validates a phone number by the rule of the chosen country (请输入正确的手机号码).
 *
 * The rule is a regular expression of the platform's country list. An invalid one, or one so long that matching could be
 * slow, is not run: the number must then have 5 to 11 digits, and the platform decides.
 */
export function validatePhone(
  phone: string,
  countryRegex = CHINA_MOBILE_REGEX,
): 'phoneRequired' | 'phoneRule' | undefined {
  const text = phone.trim();
  if (text === '') return 'phoneRequired';
  return /^\d{1,11}$/.test(text) && compile(countryRegex).test(text) ? undefined : 'phoneRule';
}

const anyNumber = /^\d{5,11}$/;

function compile(source: string): RegExp {
  if (source.length > 200) return anyNumber;
  try {
    return new RegExp(source);
  } catch {
    return anyNumber;
  }
}

/**
 * Masks a phone number for display: `138****0001`.
 *
 * The platform sends masked numbers. An unmasked one is masked here, because no state may contain a full number. Anything
 * else results in an empty text.
 */
export function maskPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone.replace(/[\s-]+/g, '') : '';
  if (!/^\+?[\d*]{4,20}$/.test(text)) return '';
  if (text.includes('*')) return text;
  const hidden = Math.max(4, text.length - 7);
  return `${text.slice(0, Math.max(0, text.length - 4 - hidden))}${'*'.repeat(hidden)}${text.slice(-4)}`;
}
