/** Names of the headers of every call (API-02), and of the flag of a sealed response. All in lower case. */
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
  /** Request header: `deflate` if the client accepts compressed sealed responses. Not signed, like `accept-language`. */
  readonly accepts: string;
  /** Response header: `1` if the body is sealed, `deflate` if it was compressed before. */
  readonly sealed: string;
  /** Response header: `keyId` of the platform's key. */
  readonly keyId: string;
}

/**
 * Parts of the protocol that the specification names but does not show (ruling W1).
 *
 * A plain value, shared by client and server. A client of another server passes another profile.
 */
export interface WireProfile {
  readonly headers: WireHeaders;
  /** 32 bytes in base64url. It is part of the page and no secret: see `docs/protocol.md`, "Purpose of the envelope". */
  readonly key: string;
  /** Name of the key, unique per key. It shows an open page that the platform has changed its key (F-CRY-16). */
  readonly keyId: string;
  readonly siteId: number;
  readonly apiVersion: string;
  readonly client: string;
  readonly fixedFlag: string;
  /** Maximum difference in milliseconds between the time of a call and the server's clock. */
  readonly windowMs: number;
  /** Prefix of sealed paths. */
  readonly pathPrefix: `/${string}/`;
  /** `constant` sends the fixed value of the specification, which proves nothing, for servers that require it. */
  readonly signature: { readonly kind: 'hmac' } | { readonly kind: 'constant'; readonly value: string };
}

/**
 * Profile of the sandbox platform and both brand sites (§7, §9; rulings W1 and W2).
 *
 * Its key is public in this file. An operator sets another one.
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
