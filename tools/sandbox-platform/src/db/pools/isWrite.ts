/** Whether a statement writes rows. */
export const isWrite = (text: unknown): boolean =>
  /^\s*(insert|update|delete|with\b.*\b(insert|update|delete))\b/is.test(String(text));
