import type { CallShape } from '../schemas/standardSchema.ts';

/** The facts of one call of specification §7. An entry holds facts, never behaviour; its schemas stand in `schemas/`. */
export interface Endpoint {
  readonly method: 'POST' | 'GET';
  readonly path: `/${string}`;
  /** `member` calls need a login token. */
  readonly auth: 'guest' | 'member';
  /**
   * What the call does. A `read` may be repeated; a `write` is sent once; a `money` call moves money, places a bet or
   * claims a gift: it carries a request id made once per user action and is asked about, never repeated blindly (W3).
   */
  readonly effect: 'read' | 'write' | 'money';
  /** Milliseconds an answer may be kept and shared (API-06). */
  readonly cacheMs?: number;
  /** Tells apart the calls that share the `resource` path: the value of `method` in the body. */
  readonly resourceMethod?: string;
  /** Headers of the answer that belong to its data: the client puts them there under their own names (CAP-02). */
  readonly answerHeaders?: readonly string[];
  /** Codes this call is known to refuse with. */
  readonly errors: readonly number[];
  /** Shape of an endpoint of an operator's own, typed and checked by it. The catalogue's stand apart (decision 0003). */
  readonly schemas?: CallShape;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;
