import type { Catalogue, EndpointId, RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import type { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import type { SiteId } from '@pavilion/sandbox-platform/settings/siteIds';
import type { OpenSession } from '@pavilion/sandbox-platform/sessions/findSession';

type OfCaller<Id extends EndpointId, Value> = Catalogue[Id]['auth'] extends 'member' ? Value : Value | undefined;

/** Call as passed to a handler: opened, validated and without unknown fields. */
export interface Call<Id extends EndpointId> {
  readonly body: RequestOf<Id>;
  readonly member: OfCaller<Id, Member>;
  /** Session of the login token. */
  readonly session: OfCaller<Id, Pick<OpenSession, 'id'>>;
  readonly requestId: string;
  readonly deviceId: string;
  readonly locale: Locale;
  /** Site whose page made the call. */
  readonly siteId: SiteId;
  readonly ip: string;
  /** `User-Agent` of the client; empty if it sends none. */
  readonly userAgent: string;
  /** Time of the server clock. */
  readonly now: Date;
  /**
   * Runs the effect of a `write` or `money` call in one transaction with the stored response. The same request id gets
   * that response again and no second effect (W3). A thrown refusal rolls everything back. A returned refusal keeps what
   * was written, such as a counted wrong attempt.
   */
  readonly once: (work: (tx: Tx) => Promise<ResponseOf<Id> | Refusal>) => Promise<ResponseOf<Id>>;
  /** Waits while the member's call with that request id is running, so that a query does not report it as unknown. */
  readonly settled: (requestId: string) => Promise<void>;
}

export type Handler<Id extends EndpointId> = (call: Call<Id>) => Promise<ResponseOf<Id>> | ResponseOf<Id>;

/** Handlers of all endpoints of the catalogue. */
export type SandboxHandlers = { readonly [Id in EndpointId]: Handler<Id> };
