/** Maximum length of an e-mail address (§9). */
export const EMAIL_MAX_LENGTH = 40;

/** Validates an e-mail address: text, at-sign, text, dot, text, no spaces, at most 40 characters (§5). */
export function validateEmail(email: string): 'emailRequired' | 'emailRule' | undefined {
  const text = email.trim();
  if (text === '') return 'emailRequired';
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'emailRule';
}
