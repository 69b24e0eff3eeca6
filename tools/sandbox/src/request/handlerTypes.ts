import type { Catalogue, EndpointId, RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import type { Refusal } from '@pavilion/sandbox-platform/base/refusal';

type Caller<Id extends EndpointId> = Catalogue[Id]['auth'] extends 'member' ? Member : Member | undefined;

/** One call as a handler sees it: opened, checked against its schema, extra fields gone. */
export interface Call<Id extends EndpointId> {
  readonly body: RequestOf<Id>;
  readonly member: Caller<Id>;
  readonly requestId: string;
  readonly deviceId: string;
  readonly locale: Locale;
  readonly ip: string;
  /** The server's real time. */
  readonly now: Date;
  /**
   * Runs the part of a `write` or `money` call that changes something, in one transaction with the stored answer:
   * the same request id gets that answer again and nothing happens twice (W3). A refusal that is thrown leaves no trace;
   * one that is returned keeps what was written, such as a counted wrong guess.
   */
  readonly once: (work: (tx: Tx) => Promise<ResponseOf<Id> | Refusal>) => Promise<ResponseOf<Id>>;
  /** Waits while the member's call with that request id is being worked on, so that nobody hears "never seen" too early. */
  readonly settled: (requestId: string) => Promise<void>;
}

export type Handler<Id extends EndpointId> = (call: Call<Id>) => Promise<ResponseOf<Id>> | ResponseOf<Id>;

/** Every endpoint of the catalogue has its handler: a missing one does not compile. */
export type SandboxHandlers = { readonly [Id in EndpointId]: Handler<Id> };
