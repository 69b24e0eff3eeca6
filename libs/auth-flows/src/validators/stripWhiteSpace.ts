/** Removes all white space, also inside the text. Forms apply it to names and passwords (§5). */
export function stripWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}
