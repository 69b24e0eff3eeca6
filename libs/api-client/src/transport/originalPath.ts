const SAFE_PATH = /^\/(?!\/)[\w\-./~]*$/;

/** Whether a catalogue path stays on the platform's own origin: `https://evil/x`, `//evil/x`, `/\evil` do not (F-API-18). */
export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path);
}

/** Path of a GET with its body as the query, keys in the order written; values must be texts, numbers or booleans. */
export function pathWithQuery(path: string, body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
