import { toHex, utf8 } from '../bytes/bytes.ts';
import type { Wire } from '../envelope/createWire.ts';
import type { WireRequest } from '../envelope/exchange.ts';
import { canonicalRequest } from './canonicalRequest.ts';

/** The signature of a call: 64 lower-case hex digits, or the profile's constant. */
export async function signRequest(wire: Wire, request: WireRequest): Promise<string> {
  const { signature } = wire.profile;
  if (signature.kind === 'constant') return signature.value;
  const { sign } = await wire.keys();
  return toHex(await sign(utf8(canonicalRequest(wire.profile, request))));
}

/** The device/timestamp proof: keyed digest of device id and time, in lower-case hex (ruling W2). */
export async function proveDevice(wire: Wire, deviceId: string, time: string): Promise<string> {
  const { prove } = await wire.keys();
  return toHex(await prove(utf8(`${deviceId}\n${time}`)));
}
