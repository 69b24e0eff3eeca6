import type { Session } from '@pavilion/api-client';
import type { RememberedCredentials, RememberedLogin } from '../login/rememberedLogin.ts';
import { createKeyVault, type KeyVault } from './createKeyVault.ts';

/** Lifetime of a remembered login (ruling A1). */
export const REMEMBERED_MS = 30 * 24 * 3_600_000;

/** Options of {@link createRememberedLogin}. */
export interface RememberedLoginOptions {
  /** Session of the client, which stores and validates the two values. */
  readonly store: Pick<Session, 'get' | 'set' | 'remove'>;
  readonly vault?: KeyVault;
  readonly now?: () => number;
}

/**
 * Creates the store of a remembered login (ruling A1): `username,passwordHash`, encrypted with AES-GCM under a
 * non-extractable key, in local storage for 30 days.
 *
 * An entry that cannot be decrypted or is expired is removed and counts as absent (F-AUTH-22, F-STO-08).
 */
export function createRememberedLogin({
  store,
  vault = createKeyVault(),
  now = Date.now,
}: RememberedLoginOptions): RememberedLogin {
  const forget = () => {
    store.remove('rememberedLogin');
    store.remove('rememberedAt');
  };
  const isFresh = () => {
    const age = now() - Number(store.get('rememberedAt') ?? Number.NaN);
    return age >= 0 && age < REMEMBERED_MS;
  };
  const open = async (): Promise<RememberedCredentials | undefined> => {
    const sealed = store.get('rememberedLogin');
    if (sealed === undefined || !isFresh()) return undefined;
    return parse(await vault.open(sealed));
  };
  return {
    forget,
    read: async () => {
      if (!(await vault.isThere())) return { kind: 'unavailable' };
      const kept = await open().catch(() => undefined);
      if (kept) return { kind: 'kept', ...kept };
      forget();
      return { kind: 'nothing' };
    },
    keep: async ({ username, passwordHash }) => {
      try {
        const sealed = await vault.seal(`${username},${passwordHash}`);
        const isKept = store.set('rememberedLogin', sealed) && store.set('rememberedAt', String(now()));
        if (!isKept) forget();
        return isKept;
      } catch {
        forget();
        return false;
      }
    },
  };
}

/** Splits at the last comma, because a hash contains none. */
function parse(text: string): RememberedCredentials | undefined {
  const [, username, passwordHash] = /^(.+),([^,]+)$/s.exec(text) ?? [];
  return username !== undefined && passwordHash !== undefined ? { username, passwordHash } : undefined;
}
