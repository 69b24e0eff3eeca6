import type { CallResultOf, RequestOf, ResponseOf } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import type { RememberedLogin } from './rememberedLogin.ts';

/** Ports of the login flow. */
export interface LoginPorts {
  /**
   * Sends `user.login`. Resolves to a session or a demand for a captcha; rejects with a SiteError. The signal aborts when
   * the dialog closes during the call.
   */
  readonly login: (request: RequestOf<'user.login'>, signal: AbortSignal) => Promise<CallResultOf<'user.login'>>;
  /** Returns the MD5 of a prepared password as lower-case hex (ruling A2), for example `md5Hex` of `@pavilion/api-client/md5`. */
  readonly hashPassword: (password: string) => string | Promise<string>;
  readonly session: { readonly store: (session: ResponseOf<'user.login'>) => void };
  /** Absent if logins are not remembered. */
  readonly remembered?: RememberedLogin;
  /**
   * Loads the member; the dialog waits for it. A failure does not undo the login: the route guard of GRD-02 handles it.
   * This and the two following loads are absent if the host loads on `loginSucceeded`.
   */
  readonly loadMember?: () => unknown;
  readonly loadBalance?: () => unknown;
  readonly loadUnread?: () => unknown;
  readonly clock: Clock;
  /** Announces a successful login to the host (AUT-04). */
  readonly announce: (event: 'loginSucceeded') => void;
  /** Receives unexpected errors. The player sees a general text. */
  readonly report?: (error: unknown) => void;
}
