import { type EndpointId, type RequestOf, type ResponseOf } from '@pavilion/api-client';

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key of a money call, made once per action of the player (ruling W3). */
  readonly requestId?: string;
}

/** Calls an endpoint of the catalogue by id and gives its `data`; throws a `SiteError`. */
export interface SiteApi {
  readonly call: <Id extends EndpointId>(
    id: Id,
    request: RequestOf<Id>,
    options?: CallOptions,
  ) => Promise<ResponseOf<Id>>;
}
