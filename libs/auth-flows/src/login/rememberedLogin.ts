/** Credentials of a remembered login. They contain the password hash of the wire, never the typed password. */
export interface RememberedCredentials {
  readonly username: string;
  readonly passwordHash: string;
}

/** Result of reading a remembered login. `unavailable`: this browser cannot store a secret (ruling A1). */
export type Remembered =
  ({ readonly kind: 'kept' } & RememberedCredentials) | { readonly kind: 'nothing' | 'unavailable' };

/**
 * Stores one login for the next visit (AUT-05, ruling A1). No method rejects: an unreadable entry is removed and counts as
 * absent (F-AUTH-22). `createRememberedLogin` of `@pavilion/auth-flows/browser` creates one.
 */
export interface RememberedLogin {
  readonly read: () => Promise<Remembered>;
  /** Stores a login. Resolves to false if it could not be stored. */
  readonly keep: (login: RememberedCredentials) => Promise<boolean>;
  readonly forget: () => void;
}
