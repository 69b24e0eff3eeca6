import type { CallResultOf, RequestOf, ResponseOf } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import type { RememberedLogin } from './rememberedLogin.ts';

/** What the login flow needs from its host. Every port may be a fake. */
export interface LoginPorts {
  /** Sends `user.login`; resolves to a session or a demand for a captcha, rejects with a SiteError. The signal aborts when the dialog closes mid-call. */
  readonly login: (request: RequestOf<'user.login'>, signal: AbortSignal) => Promise<CallResultOf<'user.login'>>;
  /** md5 as lower-case hex, because the wire demands it (ruling A2). `md5Hex` of `@pavilion/api-client/md5` is one. */
  readonly hashPassword: (password: string) => string | Promise<string>;
  readonly session: { readonly store: (session: ResponseOf<'user.login'>) => void };
  /** Left out where logins are not remembered. */
  readonly remembered?: RememberedLogin;
  /**
   * Reads the member's facts; the dialog waits for it. A failure does not undo the login: the route guard of GRD-02
   * decides about that. Left out, like its two siblings, where the host reads them by itself on `loginSucceeded`.
   */
  readonly loadMember?: () => unknown;
  readonly loadBalance?: () => unknown;
  readonly loadUnread?: () => unknown;
  readonly clock: Clock;
  /** Says that a login succeeded, to whoever waits for it (AUT-04). */
  readonly announce: (event: 'loginSucceeded') => void;
  /** Hears an error that is a bug; the player sees a plain text meanwhile. */
  readonly report?: (error: unknown) => void;
}
