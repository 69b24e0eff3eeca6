import type { WireProfile } from '@pavilion/api-client';

/** Fetches the current key of the platform after the key has changed while the page was open (F-CRY-16). */
export async function refetchProfile(profile: WireProfile): Promise<WireProfile> {
  const response = await fetch('/site/api/wire.json', { cache: 'no-store', credentials: 'omit', redirect: 'error' });
  const { key, keyId } = (await response.json()) as Partial<Record<'key' | 'keyId', unknown>>;
  if (typeof key !== 'string' || typeof keyId !== 'string')
    throw new TypeError('refetchProfile: the response contains no key.');
  return { ...profile, key, keyId };
}
