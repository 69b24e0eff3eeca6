import { type Bytes, encodeUtf8 } from '../bytes/bytes.ts';
import type { Wire } from '../wire/createWire.ts';
import {
  buildResponseBinding,
  type ResponseEncoding,
  getSingleHeader,
  isSealedRequest,
  type WireRequest,
} from '../wire/exchange.ts';
import { sealBytes } from '../wire/sealedText.ts';

/**
 * Size in bytes from which responses are compressed. Compression happens before sealing, because ciphertext does not
 * compress. Short responses gain little, and their length would reveal something about a token or name in them.
 */
export const COMPRESS_FROM_BYTES = 8 * 1024;

/** Headers and body text of a response. */
export interface WireResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Compresses as a zlib stream (RFC 1950). */
async function deflate(bytes: Bytes): Promise<Bytes> {
  const compressed = new Blob([bytes]).stream().pipeThrough<Bytes>(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

async function encodeText({ profile }: Wire, request: WireRequest, text: string): Promise<[ResponseEncoding, Bytes]> {
  const plain = encodeUtf8(text);
  const mayCompress = plain.length >= COMPRESS_FROM_BYTES && typeof CompressionStream === 'function';
  if (!mayCompress || getSingleHeader(request, profile.headers.accepts) !== 'deflate') return ['1', plain];
  return ['deflate', await deflate(plain)];
}

/**
 * Responses that a platform seals (API-05): those to sealed calls, all, or none. `never` exists to test that clients refuse
 * it (ruling W2).
 */
export type ResponseSealing = 'asCalled' | 'always' | 'never';

/** A response before it is sealed. */
export interface PlainResponse {
  /** The envelope `{ status_code, data, message }` as JSON. */
  readonly text: string;
  /** @default 'asCalled' */
  readonly sealing?: ResponseSealing;
}

const isToBeSealed = ({ profile }: Wire, request: WireRequest, sealing: ResponseSealing): boolean =>
  sealing === 'asCalled' ? isSealedRequest(profile, request) : sealing === 'always';

/**
 * Seals a response on the server. With `asCalled`, a sealed call gets a sealed response and a plain call a plain one.
 *
 * Use it for refusals too, also of a call that could not be opened, because clients refuse a plain response to a sealed
 * call.
 *
 * @param request the call as it was received
 */
export async function sealResponse(
  wire: Wire,
  request: WireRequest,
  { text, sealing = 'asCalled' }: PlainResponse,
): Promise<WireResponse> {
  const headers = { 'content-type': 'application/json', [wire.profile.headers.keyId]: wire.profile.keyId };
  if (!isToBeSealed(wire, request, sealing)) return { headers, body: text };
  const [form, plain] = await encodeText(wire, request, text);
  const sealed = await sealBytes(wire, buildResponseBinding(wire.profile, request, form), plain);
  return {
    headers: { ...headers, [wire.profile.headers.sealed]: form },
    body: JSON.stringify({ sealed }),
  };
}
