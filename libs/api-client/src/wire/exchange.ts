import type { Binding } from './sealedText.ts';
import type { WireProfile } from './wireProfile.ts';

/** Request on the wire, as a client sends it and a server receives it. Header names are in lower case. */
export interface WireRequest {
  readonly method: string;
  /** Path and query of the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Exact text of the body; empty without one. */
  readonly body: string;
}

/** Reads a header that must occur once. A repeated header counts as absent. */
export function getSingleHeader(request: WireRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a request uses a sealed path (API-04). */
export function isSealedRequest(profile: WireProfile, request: WireRequest): boolean {
  return request.path.startsWith(profile.pathPrefix);
}

/** Encoding of a sealed response: plain or compressed before sealing. It is the value of the flag header. */
export type ResponseEncoding = '1' | 'deflate';

/**
 * Builds the binding of a response: the request as both sides saw it on the wire, and the encoding. A response then cannot
 * be replaced by another one, and a server can seal the refusal of a request that it could not open.
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

/** Parts of a request that bind its sealed path. */
export interface BoundPath {
  readonly method: string;
  /** Time of the client as sent in the header, milliseconds. */
  readonly time: string;
  readonly requestId: string;
}

/** Parts of a request that bind its sealed body. */
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
