import type { ChatPush } from '../protocol/decodeServerFrame.ts';
import type { ChatIdentity } from './chatPorts.ts';
import type { ChatDraft, ChatState, OutboxEntry } from './chatState.ts';

/** Why a message was not taken: nothing to say, too long, a hundred wait already, nobody to send as. */
export type SendRefusal = 'empty' | 'tooLong' | 'full' | 'stopped';

export type SendResult =
  { readonly isQueued: true; readonly cid: string } | { readonly isQueued: false; readonly reason: SendRefusal };

/** What happens once and is not state. */
export type ChatEvent =
  /** Every push, after the state has taken it in. */
  | { readonly type: 'push'; readonly push: ChatPush }
  /** The server has it: number `mid` of its room, taken at `time`, milliseconds UTC. */
  | { readonly type: 'delivered'; readonly entry: OutboxEntry; readonly mid: number; readonly time: number }
  /** The server will not have it. */
  | { readonly type: 'failed'; readonly entry: OutboxEntry; readonly code: number }
  /** The player became somebody else: nothing he wrote before is sent (F-CHT-11). */
  | { readonly type: 'dropped'; readonly entries: readonly OutboxEntry[] };

/**
 * A chat that comes back by itself, loses nothing and says nothing twice (CHT-01 to CHT-05).
 *
 * `getState` and `subscribe` are what React's `useSyncExternalStore`, Svelte and Vue take as they are.
 */
export interface ChatClient {
  readonly getState: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onEvent: (listener: (event: ChatEvent) => void) => () => void;
  /** Connects as somebody; as somebody else: what waits is dropped, and the socket is a new one. */
  readonly start: (identity: ChatIdentity) => void;
  /** Disconnects. What waits stays kept, and goes out after the next `start` of the same identity. */
  readonly stop: () => void;
  /** Disconnects for good: what waits is dropped with an event, for a logout (F-CHT-11). */
  readonly disconnectIdentity: () => void;
  /** While stopped: lets go of what was read of the rooms, which is read anew with the next `start`, in another language say. */
  readonly clearHistory: () => void;
  /** Into a room, now and after every reconnection; its newest messages come with it. */
  readonly join: (rid: string) => void;
  readonly leave: (rid: string) => void;
  /** Takes a message: it is kept, waits for the link, and is delivered once and in order. */
  readonly send: (draft: ChatDraft) => SendResult;
  /** Tries a failed one again, as the newest. */
  readonly resend: (cid: string) => void;
  /** Forgets a failed one. */
  readonly discard: (cid: string) => void;
  /** One page of older messages, 15 of them. */
  readonly loadHistory: (rid: string) => void;
  /** Read up to the newest. */
  readonly markRead: (rid: string) => void;
  /** Stops and lets go of everything: no socket, timer or listener is left. */
  readonly dispose: () => void;
}
