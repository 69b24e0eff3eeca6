import type { ChatStep } from './loginTable.ts';
import type { ChatCategory, ChatMessage, ChatRole } from '../messages/chatMessage.ts';
import type { PushData } from '../messages/pushes.ts';
import type { RoomInfo } from '../messages/roomInfo.ts';
import type { SharedBet } from '../messages/sharedBet.ts';

/** Message written by the player. */
export interface ChatDraft {
  readonly rid: string;
  readonly msg: string;
  /** `text` by default. */
  readonly category?: ChatCategory;
  readonly categoryType?: string;
  readonly body?: SharedBet;
  readonly mentions?: readonly string[];
}

/** A message that the server has not acknowledged. */
export interface OutboxEntry extends ChatDraft {
  /** Same id in every attempt, so that the server stores the message once. */
  readonly cid: string;
  /** Time of writing in milliseconds UTC. It increases from entry to entry and defines the order of sending. */
  readonly at: number;
  /** Code of the refusal (§8). The entry waits for `resend` or `discard`. */
  readonly failure?: number | undefined;
}

/** The player as shown in rooms. */
export interface ChatMe {
  readonly uid: string;
  readonly nickname: string;
  readonly role: ChatRole;
}

/** Reason why the player may not join a room or was removed from it. */
export interface RoomAccessDenied {
  /** Code of §8: 6003 denied, 6004 room not found. */
  readonly code: number;
  /** One of `DENIALS`, or a value of a newer server. */
  readonly why?: string | undefined;
  /** Reason as text of the operator. */
  readonly reason?: string | undefined;
}

/** A room and its loaded messages. */
export interface ChatRoom extends RoomInfo {
  /** Whether `join` was called and the player was neither refused nor removed since. */
  readonly isJoined: boolean;
  /** Reason why the player is not in the room, until the next `join`. */
  readonly shut: RoomAccessDenied | undefined;
  /** Messages in ascending order, without gaps except while history is loading; usually the newest 500. */
  readonly messages: readonly ChatMessage[];
  /** Whether `loadHistory` can load older messages. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Number of the last read message. */
  readonly readMid: number;
  readonly unread: number;
}

/** Announcement to a room or to all (10009). */
export type Announcement = PushData<10009>;

/** Reason why the login fails. The client retries unless the step is `stopped`. */
export interface ChatFailure {
  /** `token`: no JWT. `login`: refused by the server. `ended`: the session has ended. `closed`: access revoked. */
  readonly kind: 'token' | 'login' | 'ended' | 'closed';
  /** Code of §8, or close code. */
  readonly code?: number;
}

/** State of the chat. The reference is stable until something changes. */
export interface ChatState {
  readonly step: ChatStep;
  readonly failure: ChatFailure | undefined;
  readonly me: ChatMe | undefined;
  /** Rooms by id, in the order of the server. */
  readonly rooms: Readonly<Record<string, ChatRoom>>;
  /** Waiting and failed messages in order. */
  readonly outbox: readonly OutboxEntry[];
  readonly announcements: readonly Announcement[];
}
