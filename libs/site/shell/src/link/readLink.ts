import type { Session } from '@pavilion/api-client';

const inviteCodeParams = ['icode', 'rcode'] as const;

/**
 * Keeps the invite codes of the link the player came by (NAV-10); a code that is no code is ignored.
 *
 * @returns whether the link asks for the registration dialog
 */
export function readLink(search: string, session: Pick<Session, 'set'>): { readonly asksRegister: boolean } {
  const params = new URLSearchParams(search);
  for (const name of inviteCodeParams) {
    const code = params.get(name);
    if (code) session.set(name, code);
  }
  return { asksRegister: params.get('register') === '1' };
}
