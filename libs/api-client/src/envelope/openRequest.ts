import { isSameText } from '../signing/isSameText.ts';
import { proveDevice, signRequest } from '../signing/signRequest.ts';
import type { Wire } from './createWire.ts';
import { buildBodyBinding, getSingleHeader, isSealedRequest, buildPathBinding, type WireRequest } from './exchange.ts';
import { openText } from './sealedText.ts';
import { readSealedBody } from './readSealedBody.ts';

/**
 * Why a call was refused. For the server's own eyes: the caller learns only "illegal request" (6008) and the time of
 * the server, whichever it was (API-09).
 */
export type RefusalReason =
  'malformedHeader' | 'wrongSite' | 'staleTime' | 'badProof' | 'badSignature' | 'badPath' | 'badBody';

/** A call with its dress taken off. `body` is still text: the server parses it with its own limits. */
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
  /** The client's time, milliseconds. */
  readonly time: number;
  readonly isSealed: boolean;
}

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

/** A call as it was received, with its headers read. */
interface ReceivedCall {
  readonly wire: Wire;
  readonly request: WireRequest;
  readonly headers: ReturnType<typeof readHeaders>;
}

async function findRefusal({ wire, request, headers: read }: ReceivedCall, now: number) {
  const { profile } = wire;
  if (!TIME.test(read.time) || !UUID.test(read.deviceId) || !UUID.test(read.requestId) || !read.isFixedPart)
    return 'malformedHeader';
  if (read.siteId !== String(profile.siteId)) return 'wrongSite';
  if (Math.abs(now - Number(read.time)) > profile.windowMs) return 'staleTime';
  if (!isSameText(await proveDevice(wire, read.deviceId, read.time), read.proof)) return 'badProof';
  if (!isSameText(await signRequest(wire, request), read.signature)) return 'badSignature';
  return undefined;
}

async function originalPath({ wire, request, headers: { time, requestId } }: ReceivedCall) {
  if (!isSealedRequest(wire.profile, request)) return request.path;
  const sealed = request.path.slice(wire.profile.pathPrefix.length);
  const opened = await openText(
    wire,
    buildPathBinding(wire.profile, { method: request.method, time, requestId }),
    sealed,
  );
  return opened?.startsWith(time) ? opened.slice(time.length) : undefined;
}

async function originalBody({ wire, request, headers: { time, requestId } }: ReceivedCall, path: string) {
  if (!isSealedRequest(wire.profile, request)) return request.body;
  if (request.method === 'GET' && request.body === '') return '';
  const sealed = readSealedBody(request.body);
  return sealed === undefined
    ? undefined
    : openText(wire, buildBodyBinding(wire.profile, { method: request.method, path, time, requestId }), sealed);
}

/**
 * Takes the dress off a call, or says why it must be refused. The server's half of `sealRequest`.
 *
 * Checked in this order: form of the headers, site, time window (±`windowMs`, the boundary itself is inside), proof,
 * signature, path, body. Whether a request id was used before is for the server's store to know (ruling W3).
 *
 * @param now the server's clock, milliseconds
 */
export async function openRequest(
  wire: Wire,
  request: WireRequest,
  now: number,
): Promise<OpenedRequest | RefusedRequest> {
  const read = readHeaders(wire, request);
  const received = { wire, request, headers: read };
  const reason = await findRefusal(received, now);
  if (reason) return { isOpen: false, reason };
  const path = await originalPath(received);
  if (path === undefined || !ORIGINAL_PATH.test(path)) return { isOpen: false, reason: 'badPath' };
  const body = await originalBody(received, path);
  if (body === undefined) return { isOpen: false, reason: 'badBody' };
  const [bare = '', ...query] = path.split('?');
  return {
    isOpen: true,
    method: request.method,
    path: bare,
    query: query.join('?'),
    body,
    token: read.token,
    deviceId: read.deviceId,
    requestId: read.requestId,
    time: Number(read.time),
    isSealed: isSealedRequest(wire.profile, request),
  };
}
