/** Reason why a typed password is refused: it is empty, or has characters that no password can have. */
export type PasswordRefusal = 'passwordRequired' | 'passwordCharacters';

/** A password as it is hashed, or the reason why it is refused. */
export type PreparedPassword =
  | { readonly password: string; readonly refusal?: undefined }
  | { readonly password?: undefined; readonly refusal: PasswordRefusal };

/**
 * Prepares a typed password: registration, login, reset, change and withdrawal use it, so that the same input has the same MD5 in
 * all of them, or is refused in all of them (F-CRY-15).
 *
 * White space is removed (§5). Characters other than printable ASCII are refused, because input methods and systems write them in
 * different ways: full-width digits, composed or decomposed letters, characters without width.
 */
export function preparePassword(typed: string): PreparedPassword {
  const password = typed.replace(/\s+/gu, '');
  if (password === '') return { refusal: 'passwordRequired' };
  return /^[\x21-\x7e]+$/.test(password) ? { password } : { refusal: 'passwordCharacters' };
}
