import { type KeyValueStore } from '@pavilion/kernel';

const CODE = /^[\w-]{1,64}$/;
const kept = ['icode', 'rcode'] as const;

/**
 * Keeps the invite codes of the link the player came by (NAV-10); a code that is no code is ignored.
 *
 * @returns whether the link asks for the registration dialog
 */
export function readLink(search: string, store: KeyValueStore): { readonly asksRegister: boolean } {
  const params = new URLSearchParams(search);
  for (const name of kept) {
    const code = params.get(name) ?? '';
    if (CODE.test(code)) store.set(name, code);
  }
  return { asksRegister: params.get('register') === '1' };
}
