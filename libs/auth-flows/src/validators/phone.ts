/** Longest phone input (§9). */
export const PHONE_MAX_LENGTH = 11;

/** The area code a form starts with (§9). */
export const DEFAULT_AREA_CODE = '+86';

/** China mobile numbers, the rule that holds until another country is chosen (§5). */
export const CHINA_MOBILE_REGEX = String.raw`^1[3-9]\d{9}$`;

/**
 * Checks a phone number against the chosen country's rule (请输入正确的手机号码).
 *
 * The rule comes from the country list of the platform. One that is no regular expression, or is so long that matching it
 * could be made slow, is not run: the number must then be 5 to 11 digits, and the platform decides.
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
