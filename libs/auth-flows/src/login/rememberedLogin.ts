/** A login as it is remembered: the password is the hash the wire carries, so that the typed one is never kept. */
export interface RememberedCredentials {
  readonly username: string;
  readonly passwordHash: string;
}

/** What is remembered. `unavailable`: this browser has no way of keeping a secret (ruling A1). */
export type Remembered =
  ({ readonly kind: 'kept' } & RememberedCredentials) | { readonly kind: 'nothing' | 'unavailable' };

/**
 * Keeps one login for the next visit (AUT-05, ruling A1). No method rejects: what cannot be read is nothing, and is removed
 * (F-AUTH-22). `createRememberedLogin` of `@pavilion/auth-flows/browser` is one.
 */
export interface RememberedLogin {
  readonly read: () => Promise<Remembered>;
  /** `false` when it could not be kept. */
  readonly keep: (login: RememberedCredentials) => Promise<boolean>;
  readonly forget: () => void;
}
