import type { Clock } from '@pavilion/kernel';
import type { AnswerData, Refusal } from '../protocol/answers.ts';
import type { ChatMessage } from '../protocol/chatMessage.ts';
import type { ChatPush } from '../protocol/decodeServerFrame.ts';
import type { RoomInfo } from '../protocol/roomFacts.ts';
import type { Link } from '../machine/createLink.ts';
import type { ChatRoom } from './chatState.ts';
import type { ReadMarks } from './createReadMarks.ts';

/** What rooms are made of. */
export interface RoomsOptions {
  readonly clock: Clock;
  readonly sendRequest: Link['sendRequest'];
  readonly createId: () => string;
  readonly myUid: () => string | undefined;
  readonly marks: ReadMarks;
  readonly onChange: () => void;
}

/** Every room and its messages; sees to it by itself that nothing is missing of those joined. */
export interface Rooms {
  readonly view: () => Readonly<Record<string, ChatRoom>>;
  readonly join: (rid: string) => void;
  readonly leave: (rid: string) => void;
  readonly loadHistory: (rid: string) => void;
  readonly markRead: (rid: string) => void;
  /** These rooms there are. */
  readonly learnAll: (rooms: readonly RoomInfo[]) => void;
  /** Logged in: those wanted are entered again. */
  readonly linkReady: () => void;
  readonly linkLost: () => void;
  /** Asks again what was not answered. */
  readonly beat: () => void;
  readonly joined: (facts: RoomInfo) => void;
  readonly page: (answer: AnswerData<10011>) => void;
  /** A page was refused: it is asked for again with the next heartbeat. Or the way in: who may not come in stays out. */
  readonly refused: (refusal: Refusal) => void;
  readonly take: (message: ChatMessage) => void;
  readonly push: (push: ChatPush) => void;
  /** What was read goes; rooms and what is known of them stay. */
  readonly clearHistory: () => void;
  /** Everything goes: the next identity has rooms of its own. */
  readonly clear: () => void;
}
