/** Names of the headers every call carries (API-02), and of the one that flags a sealed answer. All lower case. */
export interface WireHeaders {
  readonly proof: string;
  readonly timestamp: string;
  readonly apiVersion: string;
  readonly deviceId: string;
  readonly client: string;
  readonly token: string;
  readonly requestId: string;
  readonly signature: string;
  readonly secondary: string;
  readonly siteId: string;
  readonly fixedFlag: string;
  /** On a call: `deflate` when long sealed answers may come compressed. Unsigned, like `accept-language`. */
  readonly accepts: string;
  /** On an answer: `1` when its body is sealed, `deflate` when it was compressed before. */
  readonly sealed: string;
  /** On an answer: `keyId` of the key the platform used. */
  readonly keyId: string;
}

/**
 * Everything about the wire that the specification names but does not show (ruling W1).
 *
 * One plain value, shared by both ends. A consumer with another server hands in another profile.
 */
export interface WireProfile {
  readonly headers: WireHeaders;
  /** 32 bytes, base64url. Ships in the page, so it is no secret: see `docs/protocol.md`, "What the envelope is for". */
  readonly key: string;
  /** Name of the key, another for every key: tells a page that is open that the platform has changed it (F-CRY-16). */
  readonly keyId: string;
  readonly siteId: number;
  readonly apiVersion: string;
  readonly client: string;
  readonly fixedFlag: string;
  /** A call whose time is further than this from the server's, either way, is refused. Milliseconds. */
  readonly windowMs: number;
  /** Where sealed paths live. */
  readonly pathPrefix: `/${string}/`;
  /** `constant` sends the fixed value of the specification; it proves nothing and is there for servers that want it. */
  readonly signature: { readonly kind: 'hmac' } | { readonly kind: 'constant'; readonly value: string };
}

/**
 * The profile of the sandbox platform and of both brand sites (§7, §9; rulings W1 and W2).
 *
 * Its key is published in this file on purpose; an operator sets another.
 */
export const defaultWireProfile: WireProfile = {
  headers: {
    proof: 'x-device-proof',
    timestamp: 'x-timestamp',
    apiVersion: 'x-api-version',
    deviceId: 'x-device-id',
    client: 'x-client',
    token: 'x-token',
    requestId: 'x-request-id',
    signature: 'x-signature',
    secondary: 'x-secondary',
    siteId: 'x-site-id',
    fixedFlag: 'x-fixed-flag',
    accepts: 'x-sealed-accept',
    sealed: 'x-sealed',
    keyId: 'x-key-id',
  },
  key: 'cGF2aWxpb24tcGxheS1tb25leS1zYW5kYm94LWtleSE',
  keyId: '1',
  siteId: 3000,
  apiVersion: '1.0',
  client: 'web',
  fixedFlag: '1',
  windowMs: 300_000,
  pathPrefix: '/xxxx/',
  signature: { kind: 'hmac' },
};
