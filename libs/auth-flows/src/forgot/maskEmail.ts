/** Masks an e-mail address for display: `li***@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.trim().split('@');
  return `${name.slice(0, Math.min(2, name.length - 1))}***@${host}`;
}
