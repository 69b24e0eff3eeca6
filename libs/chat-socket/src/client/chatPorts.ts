import type { Clock, KeyValueStore, Logger } from '@pavilion/kernel';
import type { OutboxEntry } from './chatState.ts';

/** Who the player is to the chat. `key` tells members apart and is no secret: the user id. */
export type ChatIdentity = { readonly kind: 'guest' } | { readonly kind: 'member'; readonly key: string };

export interface ChatSocketHandlers {
  readonly onOpen: () => void;
  /** Whatever came, text or not. */
  readonly onMessage: (data: unknown) => void;
  /** Called once for every end, failed openings included; 1006 where no code is known. */
  readonly onClose: (code: number) => void;
}

export interface ChatSocket {
  readonly send: (text: string) => void;
  readonly close: (code?: number) => void;
}

/** Where messages wait until the server has them. Entries are kept one by one, so that two tabs never overwrite each other. */
export interface OutboxStore {
  /** Everything kept for an identity, in any order. Never throws: what cannot be read is absent. */
  readonly list: (identity: string) => readonly OutboxEntry[];
  readonly put: (identity: string, entry: OutboxEntry) => void;
  readonly remove: (identity: string, cid: string) => void;
}

/** `online` and `visible`: come back at once if the link is down, prove it if it seems up. `offline`: give it up. */
export type WakeReason = 'online' | 'offline' | 'visible';

/** What the client needs from outside. */
export interface ChatPorts {
  /** Opens a socket; may throw. One at a time is open. */
  readonly openSocket: (handlers: ChatSocketHandlers, identity: ChatIdentity) => ChatSocket;
  /** Exchanges the session's token for a jwt (member/jwt). */
  readonly fetchJwt: (signal: AbortSignal) => Promise<string>;
  /** Whether an error of `fetchJwt` says that the login itself is over: the chat then stops instead of trying again. */
  readonly isLoginOver?: (error: unknown) => boolean;
  readonly clock: Clock;
  /** Kept in memory unless given. */
  readonly outbox?: OutboxStore;
  /** Holds who the guest was and how far rooms were read; in memory unless given. */
  readonly store?: KeyValueStore;
  readonly wake?: { readonly subscribe: (listener: (wake: WakeReason) => void) => () => void };
  /** 0 to 1; spreads reconnections. */
  readonly random?: () => number;
  readonly createId?: () => string;
  /** Hears of what goes wrong; the player does not (§8). Facts hold no token and no message. */
  readonly logger?: Logger;
  /** Runs a notification later, at most one at a time: a page passes its next frame. At once unless given. */
  readonly schedule?: (notify: () => void) => void;
}
