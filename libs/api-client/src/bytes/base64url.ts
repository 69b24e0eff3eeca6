import type { Bytes } from './bytes.ts';

interface Base64Bytes extends Bytes {
  toBase64?: (options: { alphabet: 'base64url'; omitPadding: true }) => string;
}

interface Base64Reader {
  readonly fromBase64?: (text: string, options: { alphabet: 'base64url' }) => Bytes;
}

const STEP = 0x8000;

function toBinary(bytes: Bytes): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += STEP) binary += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return binary;
}

/** Writes bytes as base64url without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Bytes): string {
  const native = (bytes as Base64Bytes).toBase64?.({ alphabet: 'base64url', omitPadding: true });
  return native ?? btoa(toBinary(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What every browser can, some ten times slower than `Uint8Array.fromBase64`. */
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

/** Reads base64url without padding; `undefined` for any other text. Never throws: the text comes from outside. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = read(text);
  // The browser's own reader passes over white space and padding, so that fewer bytes come out than the text is long for.
  return bytes?.length === Math.floor((text.length * 3) / 4) ? bytes : undefined;
}
