/** Length of a code sent by phone or e-mail (§9). */
export const OTP_LENGTH = 6;

/** Maximum length of a typed picture captcha (§9). */
export const CAPTCHA_MAX_LENGTH = 10;

/** Maximum length of the username in the forgot-password form (§5). */
export const FORGOT_USERNAME_MAX_LENGTH = 30;

/**
 * Normalises a typed or pasted code: keeps the first six digits (F-AUTH-10).
 *
 * Full-width digits, which Chinese input methods write, become ASCII digits; digits of other scripts are dropped.
 */
export function normalizeOtp(typed: string): string {
  const folded = typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  return folded.replace(/[^0-9]/g, '').slice(0, OTP_LENGTH);
}

/** Validates a sent code: six digits (请输入验证码). */
export function validateOtp(code: string): 'codeRequired' | 'codeRule' | undefined {
  if (code === '') return 'codeRequired';
  return /^[0-9]{6}$/.test(code) ? undefined : 'codeRule';
}

/** Validates a picture captcha: 1 to 10 characters (请输入验证码). */
export function validateCaptcha(code: string): 'codeRequired' | 'codeRule' | undefined {
  const text = code.trim();
  if (text === '') return 'codeRequired';
  return text.length <= CAPTCHA_MAX_LENGTH ? undefined : 'codeRule';
}

/** Validates the middle digits of a phone number: exactly four digits (手机号错误). */
export function validateMiddleDigits(digits: string): 'middleDigitsRule' | undefined {
  return /^[0-9]{4}$/.test(digits) ? undefined : 'middleDigitsRule';
}

/** Validates the username of the forgot-password form (请输入用户名). */
export function validateForgotUsername(username: string): 'forgotUsernameRequired' | 'forgotUsernameRule' | undefined {
  const name = username.trim();
  if (name === '') return 'forgotUsernameRequired';
  return name.length <= FORGOT_USERNAME_MAX_LENGTH ? undefined : 'forgotUsernameRule';
}
