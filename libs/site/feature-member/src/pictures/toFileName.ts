const MAX_LENGTH = 200;

/** Returns the name of a file as the platform accepts it: without separators of folders and control characters. */
export function toFileName(name: string): string {
  const cleaned = [...name.replace(/[/\\\p{C}]/gu, '_')].slice(0, MAX_LENGTH).join('');
  return /^\.{0,2}$/.test(cleaned) ? 'picture' : cleaned;
}
