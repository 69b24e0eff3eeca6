import { proveDevice, signRequest } from '../wire/signRequest.ts';
import type { Wire } from '../wire/createWire.ts';
import { buildBodyBinding, buildPathBinding, type WireRequest } from '../wire/exchange.ts';
import { sealText } from '../wire/sealedText.ts';

/** A call before it is sealed. */
export interface PlainRequest {
  readonly method: 'GET' | 'POST';
  /** Original path, with the query of a GET. */
  readonly path: string;
  /** JSON text; empty for GET. */
  readonly body: string;
  /** Milliseconds since 1970 by the server's clock, as far as it is known. */
  readonly time: number;
  readonly requestId: string;
  readonly deviceId: string;
  /** Empty for guests. */
  readonly token: string;
  /** Value of the safe switch when the call began. */
  readonly isSealed: boolean;
}

/** Result of `sealRequest`: a `WireRequest` with plain headers, ready for `fetch`. */
export interface SealedRequest extends WireRequest {
  readonly headers: Readonly<Record<string, string>>;
}

function buildCommonHeaders({ profile }: Wire, call: PlainRequest, proof: string): Record<string, string> {
  const { headers } = profile;
  return {
    [headers.proof]: proof,
    [headers.timestamp]: String(call.time),
    [headers.apiVersion]: profile.apiVersion,
    [headers.deviceId]: call.deviceId,
    [headers.client]: profile.client,
    [headers.token]: call.token,
    [headers.requestId]: call.requestId,
    [headers.secondary]: '',
    [headers.siteId]: String(profile.siteId),
    [headers.fixedFlag]: profile.fixedFlag,
    'content-type': 'application/json',
  };
}

async function sealPathAndBody(wire: Wire, call: PlainRequest): Promise<{ path: string; body: string }> {
  const { profile } = wire;
  const { method, path, body, requestId } = call;
  const time = String(call.time);
  const bound = { method, path, time, requestId };
  const [sealedPath, sealedBody] = await Promise.all([
    sealText(wire, buildPathBinding(profile, bound), time + path),
    method === 'GET' ? '' : sealText(wire, buildBodyBinding(profile, bound), body),
  ]);
  return { path: profile.pathPrefix + sealedPath, body: sealedBody && `{"sealed":"${sealedBody}"}` };
}

/**
 * Seals a call: adds the common headers (API-02) and the signature, and encrypts path and body if the safe switch is on
 * (API-04). Each sending has a new proof, so a repeated money call has a new proof and its old request id (W3).
 */
export async function sealRequest(wire: Wire, call: PlainRequest): Promise<SealedRequest> {
  const [proof, visible] = await Promise.all([
    proveDevice(wire, call.deviceId, String(call.time)),
    call.isSealed ? sealPathAndBody(wire, call) : call,
  ]);
  const unsigned = {
    method: call.method,
    path: visible.path,
    headers: buildCommonHeaders(wire, call, proof),
    body: visible.body,
  };
  const signature = await signRequest(wire, unsigned);
  return { ...unsigned, headers: { ...unsigned.headers, [wire.profile.headers.signature]: signature } };
}
