/**
 * Root of every error this house throws on purpose; anything else is a bug.
 *
 * `kind` says which failure it is, `messageKey` names the text a player may read. Neither ever holds a secret.
 */
export abstract class SiteError extends Error {
  abstract readonly kind: string;
  abstract readonly messageKey: string;
  readonly isSiteError = true as const;
}

/** Tells our errors from bugs; works across realms and duplicate installs, where `instanceof` does not. */
export function isSiteError(value: unknown): value is SiteError {
  return typeof value === 'object' && value !== null && (value as { isSiteError?: unknown }).isSiteError === true;
}
