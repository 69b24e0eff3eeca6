import { fromBase64Url, toBase64Url } from '../bytes/base64url.ts';
import { type Bytes, fromUtf8, utf8 } from '../bytes/bytes.ts';
import type { Wire } from './createWire.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is bound to: it opens only with the same words in the same order. */
export type Binding = readonly string[];

const associated = (binding: Binding) => utf8(binding.join('\n'));

/** Seals bytes: base64url of nonce (12 bytes), ciphertext, tag (16 bytes). A fresh random nonce every time. */
export async function sealBytes(wire: Wire, binding: Binding, plain: Bytes): Promise<string> {
  const { seal } = await wire.keys();
  const nonce = wire.random(NONCE_BYTES);
  // Twelve bytes are sixteen letters with nothing left over, so that the two need not be copied together first.
  return toBase64Url(nonce) + toBase64Url(await seal.seal(nonce, associated(binding), plain));
}

/** Opens sealed bytes; `undefined` for anything not sealed with this key and binding, without saying why. */
export async function openBytes(wire: Wire, binding: Binding, sealed: string): Promise<Bytes | undefined> {
  const bytes = fromBase64Url(sealed);
  if (!bytes || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const { seal } = await wire.keys();
  return seal
    .open(bytes.subarray(0, NONCE_BYTES), associated(binding), bytes.subarray(NONCE_BYTES))
    .catch(() => undefined);
}

/** Seals a text as UTF-8. */
export const sealText = (wire: Wire, binding: Binding, text: string) => sealBytes(wire, binding, utf8(text));

/** Opens a sealed text; `undefined` where `openBytes` is, and for bytes that are no text. */
export async function openText(wire: Wire, binding: Binding, sealed: string): Promise<string | undefined> {
  const bytes = await openBytes(wire, binding, sealed);
  try {
    return bytes && fromUtf8(bytes);
  } catch {
    return undefined;
  }
}
