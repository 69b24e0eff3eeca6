import type { CallShape } from './standardSchema.ts';

/** Description of one call of specification §7: data without behaviour. Its schemas are in `schemas/`. */
export interface Endpoint {
  /**
   * Marks a call that the specification does not have (ruling W5). Its path is `/pavilion/api/v1/<area>/…`, and a platform
   * may not offer its area; see `areas` of `configuration.preInfo`.
   */
  readonly origin?: 'pavilion';
  readonly method: 'POST' | 'GET';
  readonly path: `/${string}`;
  /** `member` calls require a login token. */
  readonly auth: 'guest' | 'member';
  /**
   * Effect of the call. A `read` may be repeated, a `write` is sent once. A `money` call moves money, places a bet or claims
   * a gift. It carries a request id per user action; its outcome is queried and it is not repeated (W3).
   */
  readonly effect: 'read' | 'write' | 'money';
  /** Milliseconds for which a response is cached and shared (API-06). */
  readonly cacheMs?: number;
  /** Value of `method` in the body, which distinguishes the calls on the `resource` path. */
  readonly resourceMethod?: string;
  /** Response headers that the client copies to the data under the same names (CAP-02). */
  readonly responseHeaders?: readonly string[];
  /** Codes with which this call may be refused. */
  readonly errors: readonly number[];
  /** Schemas of an additional endpoint of an operator. The catalogue's schemas are separate (decision 0003). */
  readonly schemas?: CallShape;
}

/** Endpoints by id: the catalogue, a part of it, or endpoints of your own. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;
