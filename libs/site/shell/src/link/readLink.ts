import type { Session } from '@pavilion/api-client';

const inviteCodeParams = ['icode', 'rcode'] as const;

/**
 * Stores the invite codes of the link by which the player came (NAV-10). The session ignores an invalid code.
 *
 * @returns whether the link requests the registration dialog
 */
export function readLink(search: string, session: Pick<Session, 'set'>): { readonly requestsRegistration: boolean } {
  const params = new URLSearchParams(search);
  for (const name of inviteCodeParams) {
    const code = params.get(name);
    if (code) session.set(name, code);
  }
  return { requestsRegistration: params.get('register') === '1' };
}
