import { md5Hex } from '@pavilion/api-client/md5';
import type { ForgotPorts, LoginControllerPorts, RegisterPorts } from '@pavilion/auth-flows';
import { createRememberedLogin } from '@pavilion/auth-flows/browser';
import {
  captchaCalls,
  createCaptchaLookUp,
  deviceCodeCall,
  forgotCalls,
  loginCall,
  registerCall,
} from '@pavilion/auth-flows/wire';
import type { Services } from '@pavilion/site-contract';

/** Ports of all auth flows. */
export type AuthPorts = LoginControllerPorts & RegisterPorts & ForgotPorts;

/**
 * Creates the ports from the site's services. Loads of member, balance and unread count are absent, because the shell
 * performs them on every login (AUT-04).
 */
export function createAuthPorts({ api, session, store, clock, logger }: Services): AuthPorts {
  return {
    ...loginCall(api),
    ...captchaCalls(api),
    ...deviceCodeCall(api),
    ...registerCall(api),
    ...forgotCalls(api),
    lookUpCaptcha: createCaptchaLookUp(api),
    hashPassword: md5Hex,
    session: { store: session.login },
    remembered: createRememberedLogin({ store: session }),
    readInvite: () => ({
      domain: window.location.hostname,
      rCode: session.get('rcode') ?? '',
      iCode: session.get('icode') ?? '',
    }),
    clock,
    store,
    announce: () => undefined,
    report: (error) => logger.warn('auth.unexpected', { error: error instanceof Error ? error.message : 'unknown' }),
  };
}
