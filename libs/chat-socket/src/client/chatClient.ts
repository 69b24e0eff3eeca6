import type { ChatPush } from '../frames/decodeServerFrame.ts';
import type { ChatIdentity } from '../machine/chatPorts.ts';
import type { ChatDraft, ChatState, OutboxEntry } from '../machine/chatState.ts';

/** Reason why `send` refused a message: empty, too long, 100 messages are waiting, or the client is stopped. */
export type SendRefusal = 'empty' | 'tooLong' | 'full' | 'stopped';

/** Result of `send`: the id of the queued message, or the reason of the refusal. */
export type SendResult =
  { readonly isQueued: true; readonly cid: string } | { readonly isQueued: false; readonly reason: SendRefusal };

/** One-time event that is not part of the state. */
export type ChatEvent =
  /** A push, after the state was updated. */
  | { readonly type: 'push'; readonly push: ChatPush }
  /** The server accepted the message: number `mid` of its room, at `time` in milliseconds UTC. */
  | { readonly type: 'delivered'; readonly entry: OutboxEntry; readonly mid: number; readonly time: number }
  /** The server refused the message. */
  | { readonly type: 'failed'; readonly entry: OutboxEntry; readonly code: number }
  /** The identity changed or logged out: its waiting messages are not sent (F-CHT-11). */
  | { readonly type: 'dropped'; readonly entries: readonly OutboxEntry[] };

/**
 * Chat client that reconnects by itself, loses no message and sends none twice (CHT-01 to CHT-05).
 *
 * `getState` and `subscribe` fit React's `useSyncExternalStore`, Svelte and Vue.
 */
export interface ChatClient {
  readonly getState: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onEvent: (listener: (event: ChatEvent) => void) => () => void;
  /**
   * Connects with an identity. If it differs from the current one, waiting messages are dropped and a new socket is
   * opened.
   */
  readonly start: (identity: ChatIdentity) => void;
  /** Disconnects. Waiting messages stay stored and are sent after the next `start` of the same identity. */
  readonly stop: () => void;
  /** Disconnects at a logout. Waiting messages are dropped with an event (F-CHT-11). */
  readonly disconnectIdentity: () => void;
  /**
   * Discards the messages of all rooms while the client is stopped. The next `start` loads them again, for example in
   * another language.
   */
  readonly clearHistory: () => void;
  /** Joins a room now and after every reconnection, and loads its newest messages. */
  readonly join: (rid: string) => void;
  readonly leave: (rid: string) => void;
  /** Adds a message to the outbox. It is stored, waits for the link, and is delivered once and in order. */
  readonly send: (draft: ChatDraft) => SendResult;
  /** Sends a failed message again, after all waiting ones. */
  readonly resend: (cid: string) => void;
  /** Discards a failed message. */
  readonly discard: (cid: string) => void;
  /** Loads one page of 15 older messages. */
  readonly loadHistory: (rid: string) => void;
  /** Marks all messages of a room as read. */
  readonly markRead: (rid: string) => void;
  /** Stops the client and releases every socket, timer and listener. */
  readonly dispose: () => void;
}
