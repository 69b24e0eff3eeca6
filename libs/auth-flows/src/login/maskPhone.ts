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
