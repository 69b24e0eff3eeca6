/**
 * Base class of all errors that the Pavilion libraries throw on purpose. Any other error is a bug.
 *
 * `kind` identifies the failure. `messageKey` is the key of a text for players. Neither contains a secret.
 */
export abstract class SiteError extends Error {
  abstract readonly kind: string;
  abstract readonly messageKey: string;
  readonly isSiteError = true as const;
}

/**
 * Whether a value is a `SiteError`. Works across realms and duplicate installs of this package, where `instanceof`
 * fails.
 */
export function isSiteError(value: unknown): value is SiteError {
  return typeof value === 'object' && value !== null && (value as { isSiteError?: unknown }).isSiteError === true;
}
