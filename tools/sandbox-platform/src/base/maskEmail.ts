/** Shows whose mailbox is meant without showing it: `lily@qq.com` reads `l***@qq.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
