import { getSingleHeader, type WireRequest } from '../wire/exchange.ts';
import type { WireProfile } from '../wire/wireProfile.ts';

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
