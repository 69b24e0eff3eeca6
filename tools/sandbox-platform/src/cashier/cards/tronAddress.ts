import { createHash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BYTES = 25;
const PREFIX = 0x41;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const computeChecksum = (payload: Uint8Array): Buffer => sha256(sha256(payload)).subarray(0, 4);

function encodeBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = `${ALPHABET[Number(value % 58n)]}${text}`;
  return text;
}

function decodeBase58(text: string): Buffer | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16);
  return hex.length > 2 * BYTES ? undefined : Buffer.from(hex.padStart(2 * BYTES, '0'), 'hex');
}

/** Returns the problem of a TRON address, or `undefined`. The checksum of the base58 text detects typing errors. */
export function validateTronAddress(text: string): 'form' | 'checksum' | undefined {
  const bytes = text.length === 34 ? decodeBase58(text) : undefined;
  if (bytes?.[0] !== PREFIX) return 'form';
  return computeChecksum(bytes.subarray(0, 21)).equals(bytes.subarray(21)) ? undefined : 'checksum';
}

/** Derives an address without a known private key from a seed, for play money. */
export function deriveTronAddress(seed: string): string {
  const payload = Buffer.concat([Buffer.from([PREFIX]), sha256(Buffer.from(seed)).subarray(0, 20)]);
  return encodeBase58(Buffer.concat([payload, computeChecksum(payload)]));
}
