import type { RoomInfo } from '../messages/roomInfo.ts';
import type { ChatRoom, RoomAccessDenied } from '../machine/chatState.ts';
import { createTimeline, type HistoryRange, type Timeline } from './createTimeline.ts';

/** A requested page of history. */
interface PageRequest {
  readonly cid: string;
  readonly at: number;
  readonly range: HistoryRange;
}

/** Internal state of one room. It is changed in place. */
export interface Room {
  info: RoomInfo;
  line: Timeline;
  isWanted: boolean;
  shut: RoomAccessDenied | undefined;
  /** Id of the join request. */
  entering: string | undefined;
  /** Whether the room is joined on the current connection. */
  isIn: boolean;
  /** Requested page of history. */
  pageRequest: PageRequest | undefined;
  wantsOlder: boolean;
  readMid: number | undefined;
  view: ChatRoom | undefined;
}

/** Notifications about a room. */
export interface RoomActions {
  /** Reports a change of the room to the host. */
  readonly changed: (room: Room) => void;
  /** Requests the history that is missing, one page at a time. */
  readonly seek: (room: Room) => void;
}

/** Creates a room that is not joined and has only its id. */
export const createRoom = (rid: string, readMid: number | undefined): Room => ({
  info: { rid, name: '', lastMid: 0, online: 0, canSend: false },
  line: createTimeline(),
  isWanted: false,
  shut: undefined,
  isIn: false,
  entering: undefined,
  pageRequest: undefined,
  wantsOlder: false,
  readMid,
  view: undefined,
});

/** Raises the number of the newest message. */
export function raiseLastMid(room: Room, mid: number): void {
  if (mid > room.info.lastMid) room.info = { ...room.info, lastMid: mid };
}

/** Returns the public form of a room. The reference is stable until the room changes. */
export const getRoomView = (room: Room): ChatRoom =>
  (room.view ??= {
    ...room.info,
    isJoined: room.isWanted,
    shut: room.shut,
    messages: room.line.messages(),
    hasMore: room.line.hasMore(),
    isLoading: room.pageRequest !== undefined,
    readMid: room.readMid ?? room.info.lastMid,
    unread: Math.max(0, room.info.lastMid - (room.readMid ?? room.info.lastMid)),
  });

/** Removes the player from a room and stores the reason. */
export function denyRoom(room: Room, { code, why, reason }: RoomAccessDenied): void {
  room.isWanted = room.isIn = false;
  room.shut = { code, why, reason };
}
