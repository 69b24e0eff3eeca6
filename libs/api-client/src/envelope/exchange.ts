import type { Binding } from './sealedText.ts';
import type { WireProfile } from './wireProfile.ts';

/** A call as it stands on the wire: what a client sends and what a server receives (header names in lower case). */
export interface WireRequest {
  readonly method: string;
  /** Path and query as in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Exact text of the body; empty when there is none. */
  readonly body: string;
}

/** Reads a header that must stand once; a repeated one counts as absent. */
export function getSingleHeader(request: WireRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a call uses the sealed path (API-04). */
export function isSealedRequest(profile: WireProfile, request: WireRequest): boolean {
  return request.path.startsWith(profile.pathPrefix);
}

/** How a sealed answer is written: as it is, or compressed before it was sealed. The value of its flag header. */
export type ResponseEncoding = '1' | 'deflate';

/**
 * What an answer is bound to, its form included: the call as both ends saw it on the wire, so that an answer cannot be swapped for
 * another's, and a server can seal even a refusal of a call it could not open.
 */
export function buildResponseBinding(profile: WireProfile, request: WireRequest, form: ResponseEncoding): Binding {
  const { timestamp, requestId } = profile.headers;
  return [
    form === 'deflate' ? 'pavilion-answer-deflate-1' : 'pavilion-answer-1',
    request.method,
    request.path,
    getSingleHeader(request, timestamp),
    getSingleHeader(request, requestId),
    String(profile.siteId),
  ];
}

/** Parts of a call that bind its sealed path. */
export interface BoundPath {
  readonly method: string;
  /** Time of the client as it is sent in the header, milliseconds. */
  readonly time: string;
  readonly requestId: string;
}

/** Parts of a call that bind its sealed body. */
export interface BoundBody extends BoundPath {
  /** Original path. */
  readonly path: string;
}

/** Builds the binding of a sealed path. */
export function buildPathBinding(profile: WireProfile, { method, time, requestId }: BoundPath): Binding {
  return ['pavilion-path-1', method, time, requestId, String(profile.siteId)];
}

/** Builds the binding of a sealed body (ruling W1). */
export function buildBodyBinding(profile: WireProfile, { method, path, time, requestId }: BoundBody): Binding {
  return ['pavilion-body-1', method, path, time, requestId, String(profile.siteId)];
}
