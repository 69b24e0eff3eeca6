const SAFE_PATH = /^\/(?!\/)[\w\-./~]*$/;

/** Whether a path stays on the platform's origin; `https://evil/x`, `//evil/x` and `/\evil` do not (F-API-18). */
export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path);
}

/** Builds the path of a GET with its body as the query, in the order of its keys. Values are texts, numbers or booleans. */
export function buildPathWithQuery(path: string, body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
