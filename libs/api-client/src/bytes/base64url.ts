import { type Bytes } from './bytes.ts';

interface Base64Bytes extends Bytes {
  toBase64?: (options: { alphabet: 'base64url'; omitPadding: true }) => string;
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

/** Reads base64url without padding; `undefined` for any other text. Never throws: the text comes from outside. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length % 4 === 1 || !/^[\w-]*$/.test(text)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
