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
