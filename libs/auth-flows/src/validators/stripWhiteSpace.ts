/** Takes every white-space character out, inside as well as around: what the forms do to names and passwords (§5). */
export function stripWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}
