import { type Bytes, decodeUtf8 } from '../bytes/bytes.ts';
import { inflateText, ResponseTooLargeError } from '../bytes/readText.ts';
import type { Wire } from '../wire/createWire.ts';
import { buildResponseBinding, type ResponseEncoding, isSealedRequest, type WireRequest } from '../wire/exchange.ts';
import { openBytes, readSealedBody } from '../wire/sealedText.ts';
import type { WireResponse } from './sealResponse.ts';

/** Opened response, or the reason of a refusal: undecryptable, or plain although it had to be sealed. */
export type OpenedResponse = { readonly text: string } | { readonly refusal: 'undecryptable' | 'downgraded' };

const parseResponseEncoding = (flag: string | undefined): ResponseEncoding | undefined =>
  flag === '1' || flag === 'deflate' ? flag : undefined;

async function readBytes(form: ResponseEncoding, bytes: Bytes): Promise<OpenedResponse> {
  try {
    return { text: form === 'deflate' ? await inflateText(bytes) : decodeUtf8(bytes) };
  } catch (error) {
    if (error instanceof ResponseTooLargeError) throw error;
    return { refusal: 'undecryptable' };
  }
}

/**
 * Opens a response on the client (API-05). The inverse of `sealResponse`.
 *
 * A plain response to a sealed call is refused, so that removing the flag has no use (ruling W2). A sealed response to a
 * plain call is opened.
 *
 * @param request the call as it was sent
 * @throws ResponseTooLargeError if a compressed response exceeds the size limit
 */
export async function openResponse(wire: Wire, request: WireRequest, response: WireResponse): Promise<OpenedResponse> {
  const form = parseResponseEncoding(response.headers[wire.profile.headers.sealed]);
  if (!form) return isSealedRequest(wire.profile, request) ? { refusal: 'downgraded' } : { text: response.body };
  const sealed = readSealedBody(response.body) ?? '';
  const bytes = await openBytes(wire, buildResponseBinding(wire.profile, request, form), sealed);
  return bytes ? readBytes(form, bytes) : { refusal: 'undecryptable' };
}
