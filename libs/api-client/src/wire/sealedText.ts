import { fromBase64Url, toBase64Url, type Bytes, decodeUtf8, encodeUtf8 } from '../bytes/bytes.ts';
import type { Wire } from './createWire.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Binding of a sealed text: it opens only with the same strings in the same order. */
export type Binding = readonly string[];

const encodeBinding = (binding: Binding) => encodeUtf8(binding.join('\n'));

/** Seals bytes as base64url of nonce (12 bytes), ciphertext and tag (16 bytes). Each call uses a new random nonce. */
export async function sealBytes(wire: Wire, binding: Binding, plain: Bytes): Promise<string> {
  const { seal } = await wire.keys();
  const nonce = wire.random(NONCE_BYTES);
  // 12 bytes are exactly 16 characters, so the two parts are encoded separately and not copied together first.
  return toBase64Url(nonce) + toBase64Url(await seal.seal(nonce, encodeBinding(binding), plain));
}

/** Opens sealed bytes. Returns undefined for anything not sealed with this key and binding. */
export async function openBytes(wire: Wire, binding: Binding, sealed: string): Promise<Bytes | undefined> {
  const bytes = fromBase64Url(sealed);
  if (!bytes || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const { seal } = await wire.keys();
  return seal
    .open(bytes.subarray(0, NONCE_BYTES), encodeBinding(binding), bytes.subarray(NONCE_BYTES))
    .catch(() => undefined);
}

/** Seals a text as UTF-8. */
export const sealText = (wire: Wire, binding: Binding, text: string) => sealBytes(wire, binding, encodeUtf8(text));

/** Opens a sealed text. Returns undefined like `openBytes`, and for bytes that are not UTF-8. */
export async function openText(wire: Wire, binding: Binding, sealed: string): Promise<string | undefined> {
  const bytes = await openBytes(wire, binding, sealed);
  try {
    return bytes && decodeUtf8(bytes);
  } catch {
    return undefined;
  }
}

/** Reads `{"sealed":"…"}`, the form of every sealed body. Returns undefined for anything else. */
export function readSealedBody(body: string): string | undefined {
  try {
    const value = JSON.parse(body) as { sealed?: unknown } | null;
    return typeof value?.sealed === 'string' ? value.sealed : undefined;
  } catch {
    return undefined;
  }
}
