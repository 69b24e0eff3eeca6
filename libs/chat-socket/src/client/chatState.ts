import type { LinkStep } from '../machine/linkTable.ts';
import type { ChatCategory, ChatMessage, ChatRole } from '../protocol/chatMessage.ts';
import type { PushData } from '../protocol/pushes.ts';
import type { RoomInfo } from '../protocol/roomFacts.ts';
import type { SharedBet } from '../protocol/sharedBet.ts';

/** What a player may write. */
export interface ChatDraft {
  readonly rid: string;
  readonly msg: string;
  /** `text` unless given. */
  readonly category?: ChatCategory;
  readonly categoryType?: string;
  readonly body?: SharedBet;
  readonly mentions?: readonly string[];
}

/** A message that the server does not have for certain. */
export interface OutboxEntry extends ChatDraft {
  /** The same through every try, so that it is one message however often it is sent. */
  readonly cid: string;
  /** When it was written, milliseconds UTC; grows from entry to entry: the order they go out in. */
  readonly at: number;
  /** Why the server would not have it (code of §8); it waits for `resend` or `discard`. */
  readonly failure?: number | undefined;
}

/** The player as the room sees him. */
export interface ChatMe {
  readonly uid: string;
  readonly nickname: string;
  readonly role: ChatRole;
}

/** Why a room does not let the player in, or has put him out. */
export interface RoomAccessDenied {
  /** Code of §8: 6003 denied, 6004 there is no such room. */
  readonly code: number;
  /** In a word: one of `DENIALS`, or one of a newer server. */
  readonly why?: string | undefined;
  /** What the house said of it. */
  readonly reason?: string | undefined;
}

/** A room and what is held of it. */
export interface ChatRoom extends RoomInfo {
  /** Asked for with `join`, and neither refused nor put out of since. */
  readonly isJoined: boolean;
  /** Why the player is kept out: he is not in it until a `join` that is not refused. */
  readonly shut: RoomAccessDenied | undefined;
  /** From old to new, without a gap but for messages still on their way; at most the newest 500. */
  readonly messages: readonly ChatMessage[];
  /** Older ones can be had with `loadHistory`. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Read up to this number. */
  readonly readMid: number;
  readonly unread: number;
}

export type Announcement = PushData<10009>;

/** Why a login does not come about; trying goes on unless the step is `stopped`. */
export interface ChatFailure {
  /** `token`: no jwt was to be had. `login`: the server refused it. `ended`: the login is over. `closed`: shut out. */
  readonly kind: 'token' | 'login' | 'ended' | 'closed';
  /** Code of §8, or of the close. */
  readonly code?: number;
}

/** All a panel shows. The same object until something changed. */
export interface ChatState {
  readonly step: LinkStep;
  readonly failure: ChatFailure | undefined;
  readonly me: ChatMe | undefined;
  /** Rooms by id, in the server's order. */
  readonly rooms: Readonly<Record<string, ChatRoom>>;
  /** What waits and what failed, in order. */
  readonly outbox: readonly OutboxEntry[];
  readonly announcements: readonly Announcement[];
}
