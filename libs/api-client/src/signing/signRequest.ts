import { toHex, encodeUtf8 } from '../bytes/bytes.ts';
import type { Wire } from '../wire/createWire.ts';
import type { WireRequest } from '../wire/exchange.ts';
import { buildCanonicalRequest } from './buildCanonicalRequest.ts';

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
