/** Removes all white space, also inside the text (§5). For passwords, see `preparePassword` of `@pavilion/api-client`. */
export function stripWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}
