import type { Bytes } from '../bytes/bytes.ts';

/** AES-256-GCM with one key. `open` rejects if one bit of nonce, associated data, ciphertext or tag differs. */
export interface Aead {
  readonly seal: (nonce: Bytes, associated: Bytes, plain: Bytes) => Promise<Bytes>;
  readonly open: (nonce: Bytes, associated: Bytes, sealed: Bytes) => Promise<Bytes>;
}

/** HMAC-SHA-256 with one key. */
export type Mac = (message: Bytes) => Promise<Bytes>;

/** Cryptographic primitives of the envelope. The WebCrypto and noble adapters return the same bytes. */
export interface WireCrypto {
  readonly mac: (key: Bytes) => Promise<Mac>;
  readonly aead: (key: Bytes) => Promise<Aead>;
}
