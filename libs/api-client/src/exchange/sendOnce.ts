import type { Wire } from '../wire/createWire.ts';
import { LOGIN_EXPIRED } from '../envelope/envelope.ts';
import { openResponse } from '../envelope/openResponse.ts';
import { type SealedRequest, sealRequest } from '../envelope/sealRequest.ts';
import { isSiteError } from '@pavilion/kernel';
import { addResponseHeaders, parseJson, readEnvelope, type DecodedResponse } from './decodeResponse.ts';
import { createBadResponseError, type CallDetails, createNoResponseError } from '../call/callDetails.ts';
import { CallStoppedError } from '../call/createDeadline.ts';
import { WireKeyChangedError, type WireProvider } from './createWireProvider.ts';
import { canInflate, InvalidUtf8Error, readText, ResponseTooLargeError } from '../bytes/readText.ts';

/** Ports of sending. */
export interface SendPorts {
  readonly wire: WireProvider;
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
}

function parseRetryAfterMs(response: Response, now: number): number | undefined {
  const value = response.headers.get('retry-after') ?? '';
  const ms = /^\d{1,7}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms >= 0 ? ms : undefined;
}

const buildAcceptHeader = ({ profile }: Wire) => (canInflate() ? { [profile.headers.accepts]: 'deflate' } : {});

/** A call, its sealed request, and the wire that sealed it. */
interface Exchange {
  readonly wire: Wire;
  readonly call: CallDetails;
  readonly request: SealedRequest;
}

async function send(ports: SendPorts, { wire, call, request }: Exchange): Promise<Response> {
  call.attempts += 1;
  call.reportStep('attempt');
  return ports.fetch(ports.baseUrl + request.path, {
    method: request.method,
    headers: { ...request.headers, ...buildAcceptHeader(wire), 'accept-language': call.locale },
    signal: call.deadline.signal,
    // A redirect would send the token to its target (F-API-18).
    redirect: 'error',
    cache: 'no-store',
    ...(request.method === 'GET' ? {} : { body: request.body }),
  });
}

async function openText({ wire, call, request }: Exchange, response: Response) {
  const body = await readText(response.body);
  const sealed = response.headers.get(wire.profile.headers.sealed) ?? '';
  const opened = await openResponse(wire, request, { headers: { [wire.profile.headers.sealed]: sealed }, body });
  if ('text' in opened) return opened.text;
  // An HTML page in place of a sealed response comes from an intermediary (F-API-06).
  throw createBadResponseError(call, sealed === '' && !body.trimStart().startsWith('{') ? 'notJson' : opened.refusal);
}

function parse(call: CallDetails, text: string): DecodedResponse {
  try {
    const envelope = readEnvelope(parseJson(text));
    if (envelope) return envelope;
  } catch (error) {
    throw createBadResponseError(call, error instanceof SyntaxError ? 'notJson' : 'tooLarge');
  }
  throw createBadResponseError(call, 'envelope');
}

/** Throws if a response is sealed with another key. It can be neither opened nor trusted, so the call is retried. */
function checkKey(wire: Wire, response: Response): void {
  const keyId = response.headers.get(wire.profile.headers.keyId);
  if (keyId !== null && keyId !== wire.profile.keyId) throw new WireKeyChangedError(wire);
}

async function read(exchange: Exchange, response: Response, now: number) {
  const { wire, call } = exchange;
  checkKey(wire, response);
  if (response.status === 401) return { code: LOGIN_EXPIRED, data: undefined, serverMessage: '' };
  try {
    const decoded = parse(call, await openText(exchange, response));
    return addResponseHeaders(call.entry, decoded, response.headers);
  } catch (error) {
    if (response.status < 500 && response.status !== 429) throw error;
    const wait = parseRetryAfterMs(response, now);
    throw createNoResponseError(call, 'unavailable', wait === undefined ? {} : { retryAfterMs: wait });
  }
}

function toCallError(call: CallDetails, error: unknown): Error {
  if (isSiteError(error) || error instanceof WireKeyChangedError) return error;
  if (error instanceof CallStoppedError) return createNoResponseError(call, error.reason);
  if (error instanceof ResponseTooLargeError) return createBadResponseError(call, 'tooLarge');
  if (error instanceof InvalidUtf8Error) return createBadResponseError(call, 'notJson');
  return createNoResponseError(call, 'network', { cause: error });
}

/**
 * Sends a call once and reads the response.
 *
 * @param now the server's clock as far as it is known, milliseconds
 * @throws a typed error, or `WireKeyChangedError`
 */
export async function sendOnce(ports: SendPorts, call: CallDetails, now: number): Promise<DecodedResponse> {
  const { method } = call.entry;
  const wire = ports.wire.current();
  try {
    const request = await call.deadline.race(sealRequest(wire, { ...call, method, time: Math.max(0, now) }));
    const exchange = { wire, call, request };
    const response = await call.deadline.race(send(ports, exchange));
    const decoded = await call.deadline.race(read(exchange, response, now));
    call.reportStep('response', { code: decoded.code });
    return decoded;
  } catch (error) {
    throw toCallError(call, error);
  }
}
