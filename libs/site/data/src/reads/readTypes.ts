import type { CallFailure, EndpointId, RequestOf, ResponseOf } from '@pavilion/api-client';
import type { RootState, Services } from '@pavilion/site-contract';
import type { ReadId } from '../changes/callIds.ts';
import type { Tag } from '../changes/tags.ts';

/** Calls an endpoint for a read. The call is aborted together with the read. */
export type ReadCall = <Id extends ReadId>(id: Id, body: RequestOf<Id>) => Promise<ResponseOf<Id>>;

/** Services that a composed read may need to build its requests. */
export type ReadServices = Pick<Services, 'session' | 'clock' | 'i18n'>;

/** One read of several endpoints whose responses are used together, such as a balance. It succeeds or fails as a whole. */
export interface ComposedRead<Body, Data> {
  /** Name in the cache; unique in the site. */
  readonly name: string;
  /** A `member` read is not sent while no member is logged in. */
  readonly auth: 'guest' | 'member';
  readonly tags: readonly Tag[];
  readonly load: (call: ReadCall, body: Body, services: ReadServices) => Promise<Data>;
}

/** Body of a composed read that needs none. */
export type NoBody = Record<never, never>;
export const NO_BODY: NoBody = {};

/** State of one read. */
export interface ReadState<Data> {
  /** Latest response. It is kept during a refetch and after a failed one. */
  readonly data: Data | undefined;
  /** Reason of the latest failure; kept until the next response. */
  readonly failure: CallFailure | undefined;
  /** Whether there is neither a response nor a failure yet. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** Arrival of `data`, milliseconds UTC. */
  readonly readAt: number | undefined;
}

export interface ReadOptions {
  /** Polling interval in milliseconds, counted from the end of a call. Polling stops while the page is hidden. */
  readonly pollMs?: number;
  /** A cached response of this age in milliseconds is fetched again. Default: 2,000 for member reads, 60,000 for others. */
  readonly maxAgeMs?: number;
}

export interface PagesOptions extends ReadOptions {
  /** Pages that `readMore` fetches at the same time. Default: 1. */
  readonly pagesPerFetch?: number;
}

export type ReadSource = ReadId | ComposedRead<never, unknown>;

/** One read of one visitor. */
export interface ReadRequest {
  readonly source: ReadSource;
  /** Without `pageNum` if `isPaged`. */
  readonly body: unknown;
  /** The member's id; empty for a guest. */
  readonly owner: string;
  /** Whether the pages of a list are read one after another and kept together. */
  readonly isPaged: boolean;
  /** See `PagesOptions`. */
  readonly pagesPerFetch?: number;
}

/** Subscription of one component to one read. */
export interface Watch {
  /** Fetches again, unless the same call is in flight. */
  readonly refetch: () => void;
  /** Fetches the next page of a paged read. */
  readonly readMore: () => void;
  readonly stop: () => void;
}

/** Response of a call that was sent before the cache's code was loaded. */
export interface FirstResponse {
  readonly response: unknown;
  /** Arrival, milliseconds UTC. */
  readonly readAt: number;
}

export interface WatchOptions extends ReadOptions {
  /** Response of a new entry, so that it is not fetched while it is younger than `maxAgeMs`. Not for paged reads. */
  readonly first?: FirstResponse;
  /** Called when the cache has dropped the read, because the member changed. */
  readonly onDropped: () => void;
}

/** Pages of a paged read, in order. */
export interface PagesData {
  readonly pages: readonly unknown[];
  readonly hasMore: boolean;
}

/** The read cache; its code is loaded on first use. */
export interface ReadCache {
  readonly watch: (request: ReadRequest, options: WatchOptions) => Watch;
  /** Creates a memoised selector. `data` is `PagesData` if the request is paged. */
  readonly select: (request: ReadRequest) => (state: RootState) => ReadState<unknown>;
  /** Reports a call that may have changed responses. */
  readonly reportCall: (endpointId: EndpointId) => void;
  /** Aborts all calls and removes all listeners. */
  readonly dispose: () => void;
}

/** Access to the cache before and after its code has been loaded. */
export interface ReadsPort {
  readonly current: () => ReadCache | undefined;
  /** Loads the cache once. After a rejection the next call tries again. */
  readonly load: () => Promise<ReadCache>;
  /** Calls `listener` when the cache's code has been loaded. The returned function stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}
