import type { Bytes } from '../bytes/bytes.ts';
import type { WireCrypto } from './wireCrypto.ts';

/**
 * Returns the platform's WebCrypto, or noble if it is missing (plain-http origin, old web view; F-CRY-12).
 *
 * noble is a separate chunk, loaded only in that case.
 */
export async function loadWireCrypto(): Promise<WireCrypto> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (subtle) return createWebCrypto(subtle);
  return (await import('./nobleCrypto.ts')).nobleCrypto;
}

/** Creates the primitives from WebCrypto. */
export function createWebCrypto(subtle: SubtleCrypto): WireCrypto {
  return {
    mac: async (bytes) => {
      const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return async (message) => new Uint8Array(await subtle.sign('HMAC', key, message));
    },
    aead: async (bytes) => {
      const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
      const createCipher = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData });
      return {
        seal: async (nonce, associated, plain) =>
          new Uint8Array(await subtle.encrypt(createCipher(nonce, associated), key, plain)),
        open: async (nonce, associated, sealed) =>
          new Uint8Array(await subtle.decrypt(createCipher(nonce, associated), key, sealed)),
      };
    },
  };
}
