import type { Clock, Logger } from '@pavilion/kernel';
import type { Catalogue, EndpointId } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import type { IdOf, RequestIn, ResponseIn } from '../schemas/callTypes.ts';
import type { Wire, WireOptions } from '../wire/createWire.ts';
import type { WireProfile } from '../wire/wireProfile.ts';
import type { CallShape } from '../catalogue/endpoint/standardSchema.ts';
import type { TraceStep } from '../trace/traceStep.ts';

/** Demand for a captcha (6021 picture, 6022 slider). It is a value and not an error (ERR-03). */
export interface CaptchaDemand {
  readonly kind: 'captcha';
  readonly captcha: 'picture' | 'behaviour';
  readonly code: 6021 | 6022;
  readonly serverMessage: string;
}

type CaptchaIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  Extract<Table[Id]['errors'][number], 6021 | 6022> extends never ? never : CaptchaDemand;

/** Result of a call: its `data`, or a demand for a captcha if the endpoint lists 6021 or 6022. */
export type CallResultIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  ResponseIn<Table, Id> | CaptchaIn<Table, Id>;

/** `CallResultIn` of the catalogue. */
export type CallResultOf<Id extends EndpointId> = CallResultIn<Catalogue, Id>;

/** Whether a result is a demand for a captcha. */
export function isCaptchaDemand(response: unknown): response is CaptchaDemand {
  return (response as Partial<CaptchaDemand> | null | undefined)?.kind === 'captcha';
}

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call. A money call that was sent may still have its effect; see `TransportError.outcome`. */
  readonly signal?: AbortSignal;
  /**
   * Idempotency key (ruling W3), a UUID per user action. For a money call, create and store it before the call, so that the
   * outcome can be queried. Without it a new id is created, which only an error contains.
   */
  readonly requestId?: string;
}

/** Schemas by endpoint id, of any Standard Schema library. `@pavilion/api-client/schemas` exports the catalogue's. */
export type CallSchemas<Id extends string = EndpointId> = Readonly<Record<Id, CallShape>>;

/** Part of a session that the client uses. `createSession` returns one. */
export interface ClientSession {
  readonly token: () => string;
  /**
   * Returns the number of the session. It changes with every login and every end of a session. A response that arrives under
   * another number is discarded (F-API-28).
   */
  readonly epoch: () => number;
  readonly deviceId: () => string;
  readonly expire: (token: string) => void;
}

/** Options of `createApiClient`. Only `session` is required. */
export interface ApiClientOptions<Table extends EndpointTable = Catalogue> {
  /** Session whose token and device id the calls contain, for example `createSession()`. */
  readonly session: ClientSession;
  /** Endpoints known at once: a part of the catalogue, all of it, additional ones, or a mixture. */
  readonly endpoints?: Partial<Table>;
  /**
   * Loads the other endpoints at their first call. If neither this nor `endpoints` is given, the whole catalogue is loaded as
   * a separate chunk.
   */
  readonly loadEndpoints?: () => Promise<Table>;
  /** Origin of the platform, `https://…`; empty for the origin of the page. */
  readonly baseUrl?: string;
  /** Wire profile of the platform: its site id, key and header names. Default: the profile of the sandbox. */
  readonly profile?: WireProfile;
  /** Returns the requested language, `zh-CN` by default. It is read when a call begins and is part of the key of a cached response. */
  readonly locale?: () => string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /**
   * Loads the schemas that validate every call. Writes wait for them before sending, reads before resolving. It receives the
   * id of the call, so that a host can omit schemas for first reads. An id without a schema is not validated.
   */
  readonly schemas?: (id: IdOf<Table>) => Promise<Partial<CallSchemas<string>>>;
  readonly logger?: Logger;
  /** Receives every step of every call, with secrets. Pass the result of `createTraceLogger`, which removes them. */
  readonly trace?: (step: TraceStep) => void;
  /**
   * Loads the profile after the platform has changed its key (F-CRY-16): once for all affected calls, which are then sent
   * once more. Without it such calls fail.
   */
  readonly refetchProfile?: () => Promise<WireProfile>;
  /** Whether there is a network; by default always. If false, a call fails at once (F-API-24). */
  readonly isOnline?: () => boolean;
  /** Initial value of the safe switch (API-04): whether paths and bodies are sealed. @default true */
  readonly isSafe?: boolean;
  /** Cryptography and nonces, for tests. */
  readonly wire?: WireOptions;
  /** Returns the jitter of retry delays, 0 to 1, for tests. */
  readonly random?: () => number;
}

/** Typed client of the platform (API-01 to API-12). */
export interface ApiClient<Table extends EndpointTable = Catalogue> {
  /**
   * Calls an endpoint by its id.
   *
   * @throws ApiError if the server refused; TransportError without a response; ProtocolError if something is invalid;
   *   SessionEndedError if the session ended before the response arrived; TypeError for a body with a value that JSON cannot
   *   hold, such as a bigint: nothing is sent
   */
  readonly call: <Id extends IdOf<Table>>(
    id: Id,
    body: RequestIn<Table, Id>,
    options?: CallOptions,
  ) => Promise<CallResultIn<Table, Id>>;
  /** Sets the safe switch. A call in progress ends in the mode in which it began (F-CRY-09). */
  readonly setSafeSwitch: (isSafe: boolean) => void;
  /**
   * Returns the current wire. It is replaced when the platform changes its key (F-CRY-16), so do not store it. For fields that
   * are sealed separately: `sealIdentifiers(client.wire(), …)`.
   */
  readonly wire: () => Wire;
  /** Returns the server's time as far as it is known, milliseconds (ruling W2). */
  readonly serverNow: () => number;
  /** Clears cached responses, for changed site settings. */
  readonly clearResponses: () => void;
}
