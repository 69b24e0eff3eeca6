import type { Session } from '@pavilion/api-client';
import type { RememberedCredentials, RememberedLogin } from '../login/rememberedLogin.ts';
import { createKeyVault, type KeyVault } from './createKeyVault.ts';

/** How long a login is remembered (ruling A1). */
export const REMEMBERED_MS = 30 * 24 * 3_600_000;

/** What remembering needs; everything but the store is the browser's own unless told. */
export interface RememberedLoginOptions {
  /** A session of the client: it names and checks the two stored values. */
  readonly store: Pick<Session, 'get' | 'set' | 'remove'>;
  readonly vault?: KeyVault;
  readonly now?: () => number;
}

/**
 * Remembers a login under a key no script can read (ruling A1): AES-GCM under a non-extractable key in IndexedDB, the
 * sealed `username,password` in local storage, thirty days.
 *
 * Whatever cannot be opened (key gone, other profile, old, edited) is removed and is nothing (F-AUTH-22, F-STO-08).
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

/** The hash holds no comma: it follows the last one. */
function parse(text: string): RememberedCredentials | undefined {
  const [, username, passwordHash] = /^(.+),([^,]+)$/s.exec(text) ?? [];
  return username !== undefined && passwordHash !== undefined ? { username, passwordHash } : undefined;
}
