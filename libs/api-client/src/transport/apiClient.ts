import { type Clock, type Logger } from '@pavilion/kernel';
import { type Catalogue, type EndpointId } from '../catalogue/catalogue.ts';
import { type RequestOf, type ResponseOf } from '../catalogue/types.ts';
import { type WireOptions } from '../envelope/createWire.ts';
import { type WireProfile } from '../envelope/wireProfile.ts';

/** The server wants a captcha before it goes on (6021 picture, 6022 slider): a value, not an error (ERR-03). */
export interface CaptchaDemand {
  readonly kind: 'captcha';
  readonly captcha: 'picture' | 'behaviour';
  readonly code: 6021 | 6022;
  readonly serverMessage: string;
}

/** What a call resolves to: its `data`, or, of the calls whose entry lists 6021 or 6022, a demand for a captcha. */
export type AnswerOf<Id extends EndpointId> =
  Extract<Catalogue[Id]['errors'][number], 6021 | 6022> extends never ? ResponseOf<Id> : ResponseOf<Id> | CaptchaDemand;

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

/** Checks one side of a call; a zod schema is one. */
export interface Check {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

/** Schemas by endpoint id: what `@pavilion/api-client/schemas` exports. */
export type CallSchemas = Readonly<Record<EndpointId, { readonly request: Check; readonly response: Check }>>;

/** What the client needs of a session; `createSession` is one. */
export interface ClientSession {
  readonly token: () => string;
  readonly deviceId: () => string;
  readonly expire: (token: string) => void;
}

export interface ApiClientOptions {
  readonly session: ClientSession;
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
  readonly schemas?: (id: EndpointId) => Promise<Partial<CallSchemas>>;
  readonly logger?: Logger;
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
export interface ApiClient {
  /**
   * Calls an endpoint of the catalogue.
   *
   * @throws ApiError the server said no; TransportError no answer; ProtocolError something does not fit
   */
  readonly call: <Id extends EndpointId>(id: Id, body: RequestOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>;
  /** Turns the safe switch; a call under way ends in the mode it began with (F-CRY-09). */
  readonly setSafeSwitch: (isSafe: boolean) => void;
  /** The server's time as far as it is known, milliseconds (ruling W2). */
  readonly serverNow: () => number;
  /** Drops cached answers, after site settings changed. */
  readonly forgetAnswers: () => void;
}
