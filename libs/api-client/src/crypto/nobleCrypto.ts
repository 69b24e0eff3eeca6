import { gcm } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Bytes } from '../bytes/bytes.ts';
import type { WireCrypto } from './wireCrypto.ts';

const copyBytes = (bytes: Uint8Array): Bytes => Uint8Array.from(bytes);

/** Cryptography in plain JavaScript, for pages without WebCrypto. It is slower and returns the same bytes. */
export const nobleCrypto: WireCrypto = {
  mac: async (key) => async (message) => copyBytes(hmac(sha256, key, message)),
  aead: async (key) => ({
    seal: async (nonce, associated, plain) => copyBytes(gcm(key, nonce, associated).encrypt(plain)),
    open: async (nonce, associated, sealed) => copyBytes(gcm(key, nonce, associated).decrypt(sealed)),
  }),
};
