import { isSameText } from '../crypto/isSameText.ts';
import { proveDevice, signRequest } from '../wire/signRequest.ts';
import type { Wire } from '../wire/createWire.ts';
import {
  buildBodyBinding,
  getSingleHeader,
  isSealedRequest,
  buildPathBinding,
  type WireRequest,
} from '../wire/exchange.ts';
import { openText, readSealedBody } from '../wire/sealedText.ts';

/**
 * Reason why a call was refused, for the server only. The caller always receives "illegal request" (6008) and the server's
 * time (API-09).
 */
export type RefusalReason =
  'malformedHeader' | 'wrongSite' | 'staleTime' | 'badProof' | 'badSignature' | 'badPath' | 'badBody';

/** An opened call. `body` is text: the server parses it with its own limits. */
export interface OpenedRequest {
  readonly isOpen: true;
  readonly method: string;
  /** Original path, without the query. */
  readonly path: string;
  /** Query text of a GET, without `?`. */
  readonly query: string;
  readonly body: string;
  readonly token: string;
  readonly deviceId: string;
  readonly requestId: string;
  /** Time of the client, milliseconds. */
  readonly time: number;
  readonly isSealed: boolean;
}

/** A call that must be refused, with the reason. */
export interface RefusedRequest {
  readonly isOpen: false;
  readonly reason: RefusalReason;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^\d{1,15}$/;
const ORIGINAL_PATH = /^\/(?!\/)[\w\-./~]*(\?[^#\s\\]*)?$/;

function readHeaders({ profile }: Wire, request: WireRequest) {
  const read = (name: string) => getSingleHeader(request, name);
  const { headers } = profile;
  return {
    time: read(headers.timestamp),
    proof: read(headers.proof),
    deviceId: read(headers.deviceId),
    requestId: read(headers.requestId),
    token: read(headers.token),
    signature: read(headers.signature),
    siteId: read(headers.siteId),
    isFixedPart:
      read(headers.apiVersion) === profile.apiVersion &&
      read(headers.client) === profile.client &&
      read(headers.fixedFlag) === profile.fixedFlag &&
      read(headers.secondary) === '',
  };
}

/** A received call with its parsed headers. */
interface ReceivedCall {
  readonly wire: Wire;
  readonly request: WireRequest;
  readonly headers: ReturnType<typeof readHeaders>;
}

async function findRefusal({ wire, request, headers }: ReceivedCall, now: number) {
  const { profile } = wire;
  if (!TIME.test(headers.time) || !UUID.test(headers.deviceId) || !UUID.test(headers.requestId) || !headers.isFixedPart)
    return 'malformedHeader';
  if (headers.siteId !== String(profile.siteId)) return 'wrongSite';
  if (Math.abs(now - Number(headers.time)) > profile.windowMs) return 'staleTime';
  if (!isSameText(await proveDevice(wire, headers.deviceId, headers.time), headers.proof)) return 'badProof';
  if (!isSameText(await signRequest(wire, request), headers.signature)) return 'badSignature';
  return undefined;
}

async function openPath({ wire, request, headers: { time, requestId } }: ReceivedCall) {
  if (!isSealedRequest(wire.profile, request)) return request.path;
  const sealed = request.path.slice(wire.profile.pathPrefix.length);
  const opened = await openText(
    wire,
    buildPathBinding(wire.profile, { method: request.method, time, requestId }),
    sealed,
  );
  return opened?.startsWith(time) ? opened.slice(time.length) : undefined;
}

async function openBody({ wire, request, headers: { time, requestId } }: ReceivedCall, path: string) {
  if (!isSealedRequest(wire.profile, request)) return request.body;
  if (request.method === 'GET' && request.body === '') return '';
  const sealed = readSealedBody(request.body);
  return sealed === undefined
    ? undefined
    : openText(wire, buildBodyBinding(wire.profile, { method: request.method, path, time, requestId }), sealed);
}

/**
 * Opens a call on the server or returns why it must be refused. The inverse of `sealRequest`.
 *
 * Checks in this order: format of the headers, site, time window (±`windowMs` inclusive), proof, signature, path, body.
 * The caller must check whether the request id was used before (ruling W3).
 *
 * @param now the server's clock, milliseconds
 */
export async function openRequest(
  wire: Wire,
  request: WireRequest,
  now: number,
): Promise<OpenedRequest | RefusedRequest> {
  const headers = readHeaders(wire, request);
  const received = { wire, request, headers };
  const reason = await findRefusal(received, now);
  if (reason) return { isOpen: false, reason };
  const path = await openPath(received);
  if (path === undefined || !ORIGINAL_PATH.test(path)) return { isOpen: false, reason: 'badPath' };
  const body = await openBody(received, path);
  if (body === undefined) return { isOpen: false, reason: 'badBody' };
  const [bare = '', ...query] = path.split('?');
  return {
    isOpen: true,
    method: request.method,
    path: bare,
    query: query.join('?'),
    body,
    token: headers.token,
    deviceId: headers.deviceId,
    requestId: headers.requestId,
    time: Number(headers.time),
    isSealed: isSealedRequest(wire.profile, request),
  };
}
