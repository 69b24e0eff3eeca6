import type { WireProfile } from '@pavilion/api-client';

/** Asks the platform for the key it takes now, after it has changed while this page was open (F-CRY-16). */
export async function refetchProfile(profile: WireProfile): Promise<WireProfile> {
  const answer = await fetch('/site/api/wire.json', { cache: 'no-store', credentials: 'omit', redirect: 'error' });
  const { key, keyId } = (await answer.json()) as Partial<Record<'key' | 'keyId', unknown>>;
  if (typeof key !== 'string' || typeof keyId !== 'string')
    throw new TypeError('refetchProfile: the answer names no key.');
  return { ...profile, key, keyId };
}
