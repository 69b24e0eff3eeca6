import { type EndpointId, ILLEGAL_REQUEST, LOGIN_EXPIRED } from '@pavilion/api-client/protocol';
import type { Logger } from '@pavilion/kernel';

/** Calls that open or end a login, change a credential or a payout account, or reveal a sealed value. */
const LOGGED_CALLS: readonly EndpointId[] = [
  'user.login',
  'user.logout',
  'user.register',
  'user.bindPassword',
  'user.bindPasswordByEmail',
  'user.bindPasswordByPhone',
  'user.bindPhone',
  'user.bindEmail',
  'user.bindOther',
  'user.forgetByEmailThree',
  'user.forgetByPhoneThree',
  'sessions.end',
  'sessions.endOthers',
  'bankCard.withdrawAdd',
  'bankCard.withdrawDelete',
  'withdraw.new',
  'site.singleDataDecryption',
];
const logged: ReadonlySet<string> = new Set(LOGGED_CALLS);

/** Refusals of access, logged for every call: no valid login, or an invalid seal, signature or time. */
const REFUSED_ACCESS: readonly number[] = [LOGIN_EXPIRED, ILLEGAL_REQUEST];

/** Outcome of a call. The log has no other value of it. */
export interface SecurityEntry {
  /** `undefined` for a request that was refused before its call was known. */
  readonly call: EndpointId | undefined;
  /** Status code of the envelope. */
  readonly code: number;
  /** Member of the session; `undefined` for a guest, also during a login. */
  readonly memberId: number | undefined;
  /** Network address of the client. */
  readonly address: string;
}

/**
 * Creates the security log (ASVS V16): one entry `security` for each call that concerns a login, a credential, a payout
 * account or a sealed value, whatever its outcome, and for each refused access.
 */
export const createSecurityLog =
  (logger: Logger) =>
  ({ call, code, memberId, address }: SecurityEntry): void => {
    if (logged.has(call ?? '') || REFUSED_ACCESS.includes(code))
      logger.warn('security', { call: call ?? 'unknown', code, memberId: memberId ?? null, address });
  };
