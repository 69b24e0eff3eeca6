/**
 * A phone number that may stand on a screen: `138****0001`.
 *
 * The platform masks it; a number that comes unmasked is masked here, for state and screen never hold a whole one.
 * Anything that is no number is empty.
 */
export function maskPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone.replace(/[\s-]+/g, '') : '';
  if (!/^\+?[\d*]{4,20}$/.test(text)) return '';
  if (text.includes('*')) return text;
  const hidden = Math.max(4, text.length - 7);
  return `${text.slice(0, Math.max(0, text.length - 4 - hidden))}${'*'.repeat(hidden)}${text.slice(-4)}`;
}
