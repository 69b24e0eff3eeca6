import { type Bytes, fromUtf8 } from '../bytes/bytes.ts';
import { inflateText } from '../bytes/deflate.ts';
import { ResponseTooLargeError } from '../bytes/readText.ts';
import type { Wire } from './createWire.ts';
import { buildResponseBinding, type ResponseEncoding, isSealedRequest, type WireRequest } from './exchange.ts';
import { openBytes } from './sealedText.ts';
import { readSealedBody } from './readSealedBody.ts';
import type { WireResponse } from './sealResponse.ts';

/** An answer read, or why it cannot be: sealed with something else, or plain where it had to be sealed. */
export type OpenedResponse = { readonly text: string } | { readonly refusal: 'undecryptable' | 'downgraded' };

const parseResponseEncoding = (flag: string | undefined): ResponseEncoding | undefined =>
  flag === '1' || flag === 'deflate' ? flag : undefined;

async function readBytes(form: ResponseEncoding, bytes: Bytes): Promise<OpenedResponse> {
  try {
    return { text: form === 'deflate' ? await inflateText(bytes) : fromUtf8(bytes) };
  } catch (error) {
    if (error instanceof ResponseTooLargeError) throw error;
    return { refusal: 'undecryptable' };
  }
}

/**
 * Reads an answer (API-05): the client's half of `sealResponse`.
 *
 * A plain answer to a sealed call is refused, so stripping the flag gains nothing (ruling W2). A sealed answer to a
 * plain call is opened. Throws `ResponseTooLargeError` when a compressed answer unpacks to more than an answer may be.
 *
 * @param request the call as it went out
 */
export async function openResponse(wire: Wire, request: WireRequest, answer: WireResponse): Promise<OpenedResponse> {
  const form = parseResponseEncoding(answer.headers[wire.profile.headers.sealed]);
  if (!form) return isSealedRequest(wire.profile, request) ? { refusal: 'downgraded' } : { text: answer.body };
  const sealed = readSealedBody(answer.body) ?? '';
  const bytes = await openBytes(wire, buildResponseBinding(wire.profile, request, form), sealed);
  return bytes ? readBytes(form, bytes) : { refusal: 'undecryptable' };
}
