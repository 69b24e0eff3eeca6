import { type Bytes, utf8 } from '../bytes/bytes.ts';
import { deflate } from '../bytes/deflate.ts';
import type { Wire } from './createWire.ts';
import {
  buildResponseBinding,
  type ResponseEncoding,
  getSingleHeader,
  isSealedRequest,
  type WireRequest,
} from './exchange.ts';
import { sealBytes } from './sealedText.ts';

/**
 * Answers shorter than this are never compressed, bytes. Sealed text does not compress on its way, so a long one must
 * before; short ones gain little, and their length would say more about a token or a name in them.
 */
export const COMPRESS_FROM_BYTES = 8 * 1024;

/** An answer's headers and body text. */
export interface WireResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function shape({ profile }: Wire, request: WireRequest, text: string): Promise<[ResponseEncoding, Bytes]> {
  const plain = utf8(text);
  const mayCompress = plain.length >= COMPRESS_FROM_BYTES && typeof CompressionStream === 'function';
  if (!mayCompress || getSingleHeader(request, profile.headers.accepts) !== 'deflate') return ['1', plain];
  return ['deflate', await deflate(plain)];
}

/**
 * Which answers a platform seals (API-05): those to sealed calls, all, or none. `never` is there to be refused by a
 * client whose calls are sealed (ruling W2).
 */
export type ResponseSealing = 'asCalled' | 'always' | 'never';

/** A response before it is sealed. */
export interface PlainAnswer {
  /** The envelope `{ status_code, data, message }` as JSON. */
  readonly text: string;
  /** @default 'asCalled' */
  readonly sealing?: ResponseSealing;
}

const isToBeSealed = ({ profile }: Wire, request: WireRequest, sealing: ResponseSealing): boolean =>
  sealing === 'asCalled' ? isSealedRequest(profile, request) : sealing === 'always';

/**
 * Dresses an answer: sealed and flagged for a sealed call, plain for a plain one, unless `sealing` says otherwise.
 *
 * Use it for refusals too, also of a call that could not be opened: a client refuses a plain answer to a sealed call.
 *
 * @param request the call as it came in
 */
export async function sealResponse(
  wire: Wire,
  request: WireRequest,
  { text, sealing = 'asCalled' }: PlainAnswer,
): Promise<WireResponse> {
  const headers = { 'content-type': 'application/json', [wire.profile.headers.keyId]: wire.profile.keyId };
  if (!isToBeSealed(wire, request, sealing)) return { headers, body: text };
  const [form, plain] = await shape(wire, request, text);
  const sealed = await sealBytes(wire, buildResponseBinding(wire.profile, request, form), plain);
  return {
    headers: { ...headers, [wire.profile.headers.sealed]: form },
    body: JSON.stringify({ sealed }),
  };
}
