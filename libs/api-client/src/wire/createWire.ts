import { fromBase64Url, type Bytes, encodeUtf8 } from '../bytes/bytes.ts';
import { loadWireCrypto } from '../crypto/webCrypto.ts';
import type { Aead, Mac, WireCrypto } from '../crypto/wireCrypto.ts';
import type { WireProfile } from './wireProfile.ts';

/** Keys of a profile, each for one purpose. */
export interface WireKeys {
  readonly seal: Aead;
  readonly sign: Mac;
  readonly prove: Mac;
}

/** A profile with its derived keys, used by the envelope functions of client and server. */
export interface Wire {
  readonly profile: WireProfile;
  readonly keys: () => Promise<WireKeys>;
  /** Returns random bytes for nonces. Tests pass fixed ones. */
  readonly random: (length: number) => Bytes;
}

/** Cryptography and random bytes of a wire, replaceable in tests. */
export interface WireOptions {
  readonly crypto?: WireCrypto;
  readonly random?: (length: number) => Bytes;
}

function parseMasterKey({ key }: WireProfile): Bytes {
  const master = fromBase64Url(key);
  if (master?.length === 32) return master;
  throw new TypeError('createWire: WireProfile.key must be 32 bytes in base64url.');
}

async function deriveKeys(master: Bytes, given: WireCrypto | undefined): Promise<WireKeys> {
  const crypto = given ?? (await loadWireCrypto());
  const derive = await crypto.mac(master);
  const [seal, sign, prove] = await Promise.all(
    ['seal', 'sign', 'prove'].map((purpose) => derive(encodeUtf8(`pavilion-${purpose}-1`))),
  );
  return {
    seal: await crypto.aead(seal as Bytes),
    sign: await crypto.mac(sign as Bytes),
    prove: await crypto.mac(prove as Bytes),
  };
}

/**
 * Creates a wire from a profile. The keys are derived once, on first use (ruling W1).
 *
 * @throws TypeError if the key of the profile is not 32 bytes in base64url
 */
export function createWire(profile: WireProfile, options: WireOptions = {}): Wire {
  const master = parseMasterKey(profile);
  let keys: Promise<WireKeys> | undefined;
  return {
    profile,
    keys: () => (keys ??= deriveKeys(master, options.crypto)),
    random: options.random ?? ((length) => crypto.getRandomValues(new Uint8Array(length))),
  };
}
