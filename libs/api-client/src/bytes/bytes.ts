/** Bytes that WebCrypto takes: backed by a plain buffer, never a shared one. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** From this many letters on, writing into room of our own beats `encode`, which writes twice. */
const LONG = 4096;

/** Text as UTF-8. */
export function utf8(text: string): Bytes {
  if (text.length < LONG) return encoder.encode(text);
  const room = new Uint8Array(3 * text.length);
  return room.subarray(0, encoder.encodeInto(text, room).written);
}

/** UTF-8 as text; throws a `TypeError` where the bytes are not UTF-8, and keeps a leading byte order mark. */
export const fromUtf8 = (bytes: Bytes): string => decoder.decode(bytes);

/** Lower-case hexadecimal. */
export const toHex = (bytes: Bytes & { readonly toHex?: () => string }): string =>
  bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Puts byte strings behind one another. */
export function concatBytes(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
