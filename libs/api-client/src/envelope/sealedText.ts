import { fromBase64Url, toBase64Url } from '../bytes/base64url.ts';
import { concatBytes, fromUtf8, utf8 } from '../bytes/bytes.ts';
import { type Wire } from './createWire.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is bound to: it opens only with the same words in the same order. */
export type Binding = readonly string[];

const associated = (binding: Binding) => utf8(binding.join('\n'));

/** Seals a text: base64url of nonce (12 bytes), ciphertext, tag (16 bytes). A fresh random nonce every time. */
export async function sealText(wire: Wire, binding: Binding, text: string): Promise<string> {
  const { seal } = await wire.keys();
  const nonce = wire.random(NONCE_BYTES);
  return toBase64Url(concatBytes(nonce, await seal.seal(nonce, associated(binding), utf8(text))));
}

/** Opens a sealed text; `undefined` for anything that was not sealed with this key and binding, without saying why. */
export async function openText(wire: Wire, binding: Binding, sealed: string): Promise<string | undefined> {
  const bytes = fromBase64Url(sealed);
  if (!bytes || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const { seal } = await wire.keys();
  try {
    return fromUtf8(await seal.open(bytes.subarray(0, NONCE_BYTES), associated(binding), bytes.subarray(NONCE_BYTES)));
  } catch {
    return undefined;
  }
}
