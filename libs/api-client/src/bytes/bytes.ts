/** Bytes for WebCrypto, in a buffer that is not shared. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Length in UTF-16 units from which `encodeInto` is faster than `encode`, which copies. */
const MIN_ENCODE_INTO_LENGTH = 4096;

/** Encodes a text as UTF-8. */
export function encodeUtf8(text: string): Bytes {
  if (text.length < MIN_ENCODE_INTO_LENGTH) return encoder.encode(text);
  const buffer = new Uint8Array(3 * text.length);
  return buffer.subarray(0, encoder.encodeInto(text, buffer).written);
}

/**
 * Decodes UTF-8 and keeps a leading byte order mark.
 *
 * @throws TypeError if the bytes are not UTF-8
 */
export const decodeUtf8 = (bytes: Bytes): string => decoder.decode(bytes);

/** Encodes bytes as lower-case hexadecimal. */
export const toHex = (bytes: Bytes & { readonly toHex?: () => string }): string =>
  bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Concatenates byte arrays. */
export function concatBytes(...parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

interface Base64Bytes extends Bytes {
  toBase64?: (options: { alphabet: 'base64url'; omitPadding: true }) => string;
}

interface Base64Reader {
  readonly fromBase64?: (text: string, options: { alphabet: 'base64url' }) => Bytes;
}

const CHUNK_LENGTH = 0x8000;

function toBinary(bytes: Bytes): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_LENGTH));
  return binary;
}

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Bytes): string {
  const native = (bytes as Base64Bytes).toBase64?.({ alphabet: 'base64url', omitPadding: true });
  return native ?? btoa(toBinary(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes in any browser, about ten times slower than `Uint8Array.fromBase64`. */
function readBinary(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

function read(text: string): Bytes | undefined {
  const { fromBase64 } = Uint8Array as Base64Reader;
  try {
    return fromBase64 ? fromBase64.call(Uint8Array, text, { alphabet: 'base64url' }) : readBinary(text);
  } catch {
    return undefined;
  }
}

/** Decodes base64url without padding. Returns undefined for any other text, because the text is not trusted. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = read(text);
  // `Uint8Array.fromBase64` skips white space and padding. The result is then shorter than the text implies.
  return bytes?.length === Math.floor((text.length * 3) / 4) ? bytes : undefined;
}
