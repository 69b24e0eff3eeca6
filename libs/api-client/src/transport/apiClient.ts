import type { Clock, Logger } from '@pavilion/kernel';
import type { Catalogue, EndpointId } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint.ts';
import type { IdOf, RequestIn, ResponseIn } from '../catalogue/types.ts';
import type { Wire, WireOptions } from '../envelope/createWire.ts';
import type { WireProfile } from '../envelope/wireProfile.ts';
import type { CallShape } from '../schemas/standardSchema.ts';
import type { TraceStep } from './traceStep.ts';

/** The server wants a captcha before it goes on (6021 picture, 6022 slider): a value, not an error (ERR-03). */
export interface CaptchaDemand {
  readonly kind: 'captcha';
  readonly captcha: 'picture' | 'behaviour';
  readonly code: 6021 | 6022;
  readonly serverMessage: string;
}

type CaptchaIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  Extract<Table[Id]['errors'][number], 6021 | 6022> extends never ? never : CaptchaDemand;

/** What a call resolves to: its `data`, or, of the calls whose entry lists 6021 or 6022, a demand for a captcha. */
export type CallResultIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  ResponseIn<Table, Id> | CaptchaIn<Table, Id>;

/** `CallResultIn` of the catalogue. */
export type CallResultOf<Id extends EndpointId> = CallResultIn<Catalogue, Id>;

/** Tells a demand for a captcha from data. */
export function isCaptchaDemand(answer: unknown): answer is CaptchaDemand {
  return (answer as Partial<CaptchaDemand> | null | undefined)?.kind === 'captcha';
}

export interface CallOptions {
  /** Gives the call up. A money call that has left may still have its effect: `TransportError.outcome` says so. */
  readonly signal?: AbortSignal;
  /**
   * Idempotency key (ruling W3), a UUID made once per user action. Always hand one in for a money call and save it
   * before, so that the call can be asked about; without one a fresh id is made and named in the error only.
   */
  readonly requestId?: string;
}

/** Shapes by endpoint id, of any Standard Schema library; `@pavilion/api-client/schemas` exports the catalogue's. */
export type CallSchemas<Id extends string = EndpointId> = Readonly<Record<Id, CallShape>>;

/** What the client needs of a session; `createSession` is one. */
export interface ClientSession {
  readonly token: () => string;
  readonly deviceId: () => string;
  readonly expire: (token: string) => void;
}

export interface ApiClientOptions<Table extends EndpointTable = Catalogue> {
  readonly session: ClientSession;
  /** The calls known at once: a part of the catalogue, all of it, an operator's own, or any mixture. */
  readonly endpoints?: Partial<Table>;
  /**
   * Fetches the other calls when the first of them is made. Where neither this nor `endpoints` is given, the whole
   * catalogue is fetched, in a file of its own.
   */
  readonly loadEndpoints?: () => Promise<Table>;
  /** Origin of the platform, `https://…`; empty for the page's own. */
  readonly baseUrl?: string;
  readonly profile?: WireProfile;
  /** Language asked for, and part of a cached answer's key. */
  readonly locale?: () => string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /**
   * Loads the schemas every call is checked against. Writes wait for them before sending, reads only before answering.
   * Told which call asks, so that a host may check a page's first reads with less; an id without a schema goes unchecked.
   */
  readonly schemas?: (id: IdOf<Table>) => Promise<Partial<CallSchemas<string>>>;
  readonly logger?: Logger;
  /** Hears every step of every call; hand in what `createTraceLogger` makes, which tells no secrets. */
  readonly trace?: (step: TraceStep) => void;
  /**
   * Fetches the profile when the platform has changed its key while the page was open (F-CRY-16): once for all calls that
   * notice, each of which is then sent once more. Without it such calls fail and ask for a reload.
   */
  readonly refetchProfile?: () => Promise<WireProfile>;
  /** Says whether there is a network at all; `false` fails a call at once (F-API-24). */
  readonly isOnline?: () => boolean;
  /** The safe switch to begin with (API-04). */
  readonly isSafe?: boolean;
  /** Cipher and nonces, for tests. */
  readonly wire?: WireOptions;
  /** Spread of retry delays, 0 to 1, for tests. */
  readonly random?: () => number;
}

/** The typed way to the platform (API-01 to API-12). */
export interface ApiClient<Table extends EndpointTable = Catalogue> {
  /**
   * Calls an endpoint by its id.
   *
   * @throws ApiError the server said no; TransportError no answer; ProtocolError something does not fit
   */
  readonly call: <Id extends IdOf<Table>>(
    id: Id,
    body: RequestIn<Table, Id>,
    options?: CallOptions,
  ) => Promise<CallResultIn<Table, Id>>;
  /** Turns the safe switch; a call under way ends in the mode it began with (F-CRY-09). */
  readonly setSafeSwitch: (isSafe: boolean) => void;
  /**
   * The wire calls are sealed with at present; another one once the platform has changed its key (F-CRY-16). For fields
   * that are sealed by themselves: `sealIdentifiers(client.wire(), …)`. Ask each time, keep none.
   */
  readonly wire: () => Wire;
  /** The server's time as far as it is known, milliseconds (ruling W2). */
  readonly serverNow: () => number;
  /** Drops cached answers, after site settings changed. */
  readonly forgetAnswers: () => void;
}
