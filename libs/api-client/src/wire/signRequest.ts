import { toHex, encodeUtf8 } from '../bytes/bytes.ts';
import type { Wire } from './createWire.ts';
import { getSingleHeader, type WireRequest } from './exchange.ts';
import type { WireProfile } from './wireProfile.ts';

/**
 * Builds the text that is signed: the parts of the call, one per line, the body last and unchanged.
 *
 * The body is signed as sent and not serialised again, so that key order, `1.0` and escapes are unambiguous (F-CRY-17).
 */
export function buildCanonicalRequest(profile: WireProfile, request: WireRequest): string {
  const { headers } = profile;
  const signed = [
    headers.apiVersion,
    headers.deviceId,
    headers.client,
    headers.token,
    headers.requestId,
    headers.secondary,
    headers.siteId,
    headers.fixedFlag,
    headers.timestamp,
    headers.proof,
  ].map((name) => getSingleHeader(request, name));
  return ['pavilion-request-1', request.method, request.path, ...signed, request.body].join('\n');
}

/** Signs a call: 64 lower-case hex digits, or the profile's constant. */
export async function signRequest(wire: Wire, request: WireRequest): Promise<string> {
  const { signature } = wire.profile;
  if (signature.kind === 'constant') return signature.value;
  const { sign } = await wire.keys();
  return toHex(await sign(encodeUtf8(buildCanonicalRequest(wire.profile, request))));
}

/** Creates the device/timestamp proof: HMAC of device id and time in lower-case hex (ruling W2). */
export async function proveDevice(wire: Wire, deviceId: string, time: string): Promise<string> {
  const { prove } = await wire.keys();
  return toHex(await prove(encodeUtf8(`${deviceId}\n${time}`)));
}
