import type { CallResultOf, CallOptions } from '@pavilion/api-client';
import type { Catalogue, EndpointId, RequestOf } from '@pavilion/api-client/protocol';
import type { MemberOptions, NamedPlayer, Platform, SandboxConsole } from '../suites/platform.ts';
import type { Player } from '../testing/createPlayer.ts';

/** One call about to be made: who makes it, on which platform, in the mode the suite is in. */
export interface Scene<Id extends EndpointId> {
  readonly platform: Platform;
  /** The operator's hand. Await every command: in the crash suite the platform is another process. */
  readonly control: SandboxConsole;
  /** Who calls; calls that prepare something go through `player.call`. A guest has an empty name. */
  readonly player: NamedPlayer;
  /** Another browser, logged out. */
  readonly stranger: () => Player;
  /** Id of the user action; the suite sends the call under it. */
  readonly requestId: string;
  /** A body that succeeds: the row's own. */
  readonly body: () => Promise<RequestOf<Id>>;
  /** Makes the call, checked by nobody but the platform. */
  readonly send: (body: RequestOf<Id>, options?: CallOptions) => Promise<CallResultOf<Id>>;
  /** The same call from another tab of the browser, on the true clock: the session and the saved request id are one. */
  readonly secondTab: (body: RequestOf<Id>) => Promise<CallResultOf<Id>>;
  /** The same with a body that no client of ours would send. */
  readonly sendAnything: (body: unknown) => Promise<unknown>;
}

/** Provokes a refusal by what is really the case: does what it takes and returns the refused call. */
export type Provocation<Id extends EndpointId> = (scene: Scene<Id>) => Promise<unknown>;

/** A refusal whose cause lies outside the platform: provoked by a fault of the console. */
export interface OutsideCause {
  /** Who would decide it, and why the platform cannot. */
  readonly outside: string;
}

/** Codes provoked in the same way for every endpoint: a dead token. */
type Generic = 6001;

/** Another way to make a call that moves money: what differs from the row. */
export type MoneyWay<Id extends EndpointId> = Pick<EndpointRow<Id>, 'member' | 'body'>;

/** What the suite has to know of one endpoint. See README.md. */
export interface EndpointRow<Id extends EndpointId> {
  /** `shared` by all rows that leave their member as it was, an `own` new member for each call, or a `guest`. */
  readonly by?: 'shared' | 'own' | 'guest';
  /** How an own member begins. */
  readonly member?: MemberOptions;
  /** Prepares what the call needs and makes a body that succeeds. */
  readonly body: (scene: Scene<Id>) => Promise<RequestOf<Id>> | RequestOf<Id>;
  /** Other ways to make a money call, by name: the money suites take each as a call of its own in their long run. */
  readonly ways?: Readonly<Record<string, MoneyWay<Id>>>;
  /** Looks at a successful answer, beyond its schema. */
  readonly check?: (answer: CallResultOf<Id>, scene: Scene<Id>) => Promise<void> | void;
  /** How each code the catalogue lists is provoked. */
  readonly refusals: {
    readonly [Code in Exclude<Catalogue[Id]['errors'][number], Generic>]: Provocation<Id> | OutsideCause;
  };
}

/** The rows of a group. */
export type EndpointRows = { readonly [Id in EndpointId]?: EndpointRow<Id> };

/** For a code whose cause lies outside the platform. */
export const outside = (reason: string): OutsideCause => ({ outside: reason });

/** The body is no object: what 6007 is for, whatever the endpoint. */
export const noObject = ({ sendAnything }: Pick<Scene<EndpointId>, 'sendAnything'>): Promise<unknown> =>
  sendAnything([]);
