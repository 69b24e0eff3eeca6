import { preparePassword } from '@pavilion/api-client';
import { stripWhiteSpace } from './loginFields.ts';

/** Error of a new username (4-11位，最少2个字母+数字组合，首位为字母). */
export type UsernameCode = 'usernameRequired' | 'usernameRule';

/** Error of a new password (请输入8-12位字母+数字的组合). */
export type PasswordCode = 'passwordRequired' | 'passwordRule';

/** Maximum length of a new username (§9). */
export const USERNAME_MAX_LENGTH = 11;

/**
 * Validates a new username: 4 to 11 ASCII letters and digits, a letter first, at least two letters and one digit (AUT-06).
 *
 * White space is removed first. Letters that resemble ASCII (Cyrillic а, full-width ａ) are refused, so that no two accounts
 * have names that look the same.
 */
export function validateUsername(username: string): UsernameCode | undefined {
  const name = stripWhiteSpace(username);
  if (name === '') return 'usernameRequired';
  const letters = name.replace(/[^A-Za-z]/g, '').length;
  return /^[A-Za-z][A-Za-z0-9]{3,10}$/.test(name) && letters >= 2 && letters < name.length ? undefined : 'usernameRule';
}

/** Validates a new password: 8 to 12 ASCII letters and digits, at least one of each (AUT-06). White space is removed first. */
export function validateNewPassword(typed: string): PasswordCode | undefined {
  const { password = '', refusal } = preparePassword(typed);
  if (refusal === 'passwordRequired') return refusal;
  return /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,12}$/.test(password) ? undefined : 'passwordRule';
}

/** Validates that a repeated password is the same (两次密码输入不一致). */
export function validateRepeat(password: string, repeat: string): 'passwordsDiffer' | undefined {
  const [first, second] = [preparePassword(password), preparePassword(repeat)];
  return first.password === second.password && first.refusal === second.refusal ? undefined : 'passwordsDiffer';
}

/** Validates that terms and privacy policy were accepted (请同意相关条款和隐私政策). */
export function validateAgreement(isAgreed: boolean): 'agreementRequired' | undefined {
  return isAgreed ? undefined : 'agreementRequired';
}
