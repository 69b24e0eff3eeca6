import { getSingleHeader, type WireRequest } from '../envelope/exchange.ts';
import type { WireProfile } from '../envelope/wireProfile.ts';

/**
 * The text a signature stands for: every part of the call that matters, one a line, the body last and byte for byte.
 *
 * The body is signed as sent, never re-serialised: key order, `1.0` and escapes cannot be read in two ways (F-CRY-17).
 */
export function canonicalRequest(profile: WireProfile, request: WireRequest): string {
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
