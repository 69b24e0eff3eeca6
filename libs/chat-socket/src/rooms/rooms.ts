import type { Clock } from '@pavilion/kernel';
import type { ReplyData, Refusal } from '../messages/replies.ts';
import type { ChatMessage } from '../messages/chatMessage.ts';
import type { ChatPush } from '../frames/decodeServerFrame.ts';
import type { RoomInfo } from '../messages/roomInfo.ts';
import type { ChatLink } from '../machine/createChatLink.ts';
import type { ChatRoom } from '../machine/chatState.ts';
import type { ReadMarks } from './createReadMarks.ts';

/** Options of {@link Rooms}. */
export interface RoomsOptions {
  readonly clock: Clock;
  readonly sendRequest: ChatLink['sendRequest'];
  readonly createId: () => string;
  readonly myUid: () => string | undefined;
  readonly marks: ReadMarks;
  readonly onChange: () => void;
}

/** All rooms and their messages. Missing messages of joined rooms are loaded automatically. */
export interface Rooms {
  readonly view: () => Readonly<Record<string, ChatRoom>>;
  readonly join: (rid: string) => void;
  readonly leave: (rid: string) => void;
  readonly loadHistory: (rid: string) => void;
  readonly markRead: (rid: string) => void;
  /** Applies the list of rooms. */
  readonly learnAll: (rooms: readonly RoomInfo[]) => void;
  /** Joins the rooms again after a login. */
  readonly linkReady: () => void;
  readonly linkLost: () => void;
  /** Repeats requests without a reply. */
  readonly beat: () => void;
  readonly joined: (info: RoomInfo) => void;
  readonly page: (reply: ReplyData<10011>) => void;
  /** Handles a refusal. A page is requested again with the next heartbeat; a denied join is not repeated. */
  readonly refused: (refusal: Refusal) => void;
  readonly take: (message: ChatMessage) => void;
  readonly push: (push: ChatPush) => void;
  /** Discards the messages of all rooms and keeps the rooms. */
  readonly clearHistory: () => void;
  /** Discards everything before another identity starts. */
  readonly clear: () => void;
}
