import type { Clock, KeyValueStore, Logger } from '@pavilion/kernel';
import type { LinkSocket, LinkSocketHandlers, LinkWake } from '@pavilion/kernel/link';
import type { OutboxEntry } from './chatState.ts';

/** Identity of the player. `key` distinguishes members and is not secret, such as the user id. */
export type ChatIdentity = { readonly kind: 'guest' } | { readonly kind: 'member'; readonly key: string };

/** Store of unacknowledged messages. Entries are stored one by one, so that two tabs do not overwrite each other. */
export interface OutboxStore {
  /** Returns all entries of an identity in any order. It never throws; unreadable entries are omitted. */
  readonly list: (identity: string) => readonly OutboxEntry[];
  readonly put: (identity: string, entry: OutboxEntry) => void;
  readonly remove: (identity: string, cid: string) => void;
}

/** Ports of the chat client. */
export interface ChatPorts {
  /** Opens a socket; may throw. Only one is open at a time. */
  readonly openSocket: (handlers: LinkSocketHandlers, identity: ChatIdentity) => LinkSocket;
  /** Exchanges the session token for a JWT (member/jwt). */
  readonly fetchJwt: (signal: AbortSignal) => Promise<string>;
  /** Whether an error of `fetchJwt` means that the session has ended. The chat then stops instead of retrying. */
  readonly isLoginOver?: (error: unknown) => boolean;
  readonly clock: Clock;
  /** In memory by default. */
  readonly outbox?: OutboxStore;
  /** Stores the guest token and the read marks of rooms; in memory by default. */
  readonly store?: KeyValueStore;
  /** Events of the browser: reconnect at once, or check an open link. */
  readonly wake?: LinkWake;
  /** Returns a number from 0 to 1 for the jitter of reconnections. */
  readonly random?: () => number;
  readonly createId?: () => string;
  /** Receives warnings that are not shown to the player (§8). They contain no token and no message. */
  readonly logger?: Logger;
  /** Runs a notification later, at most one at a time, such as with the next frame. It runs at once by default. */
  readonly schedule?: (notify: () => void) => void;
}
