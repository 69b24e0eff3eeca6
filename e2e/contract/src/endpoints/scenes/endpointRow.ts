import type { CallResultOf, CallOptions } from '@pavilion/api-client';
import type { Catalogue, EndpointId, RequestOf } from '@pavilion/api-client/protocol';
import type { MemberOptions, NamedPlayer, Platform, SandboxConsole } from '../../testing/sandbox/platform.ts';
import type { Player } from '../../testing/player/createPlayer.ts';

/** Context of one call: caller, platform and mode of the suite. */
export interface Scene<Id extends EndpointId> {
  readonly platform: Platform;
  /** Console of the platform. Await every command, because the platform is another process in the crash suite. */
  readonly control: SandboxConsole;
  /** Caller; preparing calls use `player.call`. A guest has an empty name. */
  readonly player: NamedPlayer;
  /** Creates another browser without a session. */
  readonly stranger: () => Player;
  /** Request id of the call under test. */
  readonly requestId: string;
  /** Returns the valid body of the row. */
  readonly body: () => Promise<RequestOf<Id>>;
  /** Makes the call without validation by the client. */
  readonly send: (body: RequestOf<Id>, options?: CallOptions) => Promise<CallResultOf<Id>>;
  /** Makes the same call from another tab with real time; both share the session and the stored request id. */
  readonly secondTab: (body: RequestOf<Id>) => Promise<CallResultOf<Id>>;
  /** Makes the call with a body that a client never sends. */
  readonly sendAnything: (body: unknown) => Promise<unknown>;
}

/** Provokes a refusal by its real cause and returns the refused call. */
export type Provocation<Id extends EndpointId> = (scene: Scene<Id>) => Promise<unknown>;

/** Refusal whose cause is outside the platform; it is provoked by a fault of the console. */
export interface OutsideCause {
  /** Origin of the refusal, and the reason why the platform cannot detect it. */
  readonly outside: string;
}

/** Codes that are provoked equally for every endpoint: an ended session. */
type Generic = 6001;

/** Variant of a money call: its differences from the row. */
export type MoneyVariant<Id extends EndpointId> = Pick<EndpointRow<Id>, 'member' | 'body'>;

/** Test data of one endpoint. See README.md. */
export interface EndpointRow<Id extends EndpointId> {
  /** `shared` by all rows that do not change their member, an `own` new member for each call, or a `guest`. */
  readonly by?: 'shared' | 'own' | 'guest';
  /** Options of an own member. */
  readonly member?: MemberOptions;
  /** Prepares the call and returns a valid body. */
  readonly body: (scene: Scene<Id>) => Promise<RequestOf<Id>> | RequestOf<Id>;
  /** Variants of a money call by name. The long run of the money suites tests each of them. */
  readonly variants?: Readonly<Record<string, MoneyVariant<Id>>>;
  /** Checks a successful response beyond its schema. */
  readonly check?: (response: CallResultOf<Id>, scene: Scene<Id>) => Promise<void> | void;
  /** Provocation of each code in the catalogue. */
  readonly refusals: {
    readonly [Code in Exclude<Catalogue[Id]['errors'][number], Generic>]: Provocation<Id> | OutsideCause;
  };
}

/** Rows of a group of endpoints. */
export type EndpointRows = { readonly [Id in EndpointId]?: EndpointRow<Id> };

/** Marks a code whose cause is outside the platform. */
export const outside = (reason: string): OutsideCause => ({ outside: reason });

/** Sends a body that is no object, which every endpoint refuses with 6007. */
export const noObject = ({ sendAnything }: Pick<Scene<EndpointId>, 'sendAnything'>): Promise<unknown> =>
  sendAnything([]);
