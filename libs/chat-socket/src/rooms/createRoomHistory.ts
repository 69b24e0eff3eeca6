import { REPLY_TIMEOUT_MS } from '../machine/loginTiming.ts';
import type { ReplyData } from '../messages/replies.ts';
import { PAGE_SIZE } from '../protocol/limits.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import { raiseLastMid, type Room, type RoomActions } from './room.ts';
import type { RoomsOptions } from './rooms.ts';

/** History of all rooms. */
export interface RoomHistory extends Pick<RoomActions, 'seek'> {
  /** Adds a page to the room that has requested it. */
  readonly fill: (page: ReplyData<10011>) => void;
  /** Discards a refused request. The next heartbeat requests the page again. */
  readonly refuse: (cid: string) => void;
  /** Discards a request that has timed out. */
  readonly expire: (room: Room) => void;
}

export interface RoomHistoryOptions
  extends Pick<RoomsOptions, 'clock' | 'sendRequest' | 'createId'>, Pick<RoomActions, 'changed'> {
  readonly list: () => Iterable<Room>;
}

/** Creates the history of a list of rooms. */
export function createRoomHistory({ clock, sendRequest, createId, changed, list }: RoomHistoryOptions): RoomHistory {
  const findRequesting = (cid: string): Room | undefined =>
    [...list()].find(({ pageRequest }) => pageRequest?.cid === cid);

  const seek = (room: Room): void => {
    if (!room.isIn || room.pageRequest) return;
    const range = room.line.missing(room.info.lastMid) ?? (room.wantsOlder ? room.line.older() : undefined);
    if (!range) return;
    const cid = createId();
    const { rid } = room.info;
    if (!sendRequest(REQUEST_IDS.history, { cid, rid, pageNum: 1, pageSize: PAGE_SIZE, ...range })) return;
    room.pageRequest = { cid, at: clock.now(), range };
    changed(room);
  };

  return {
    seek,
    fill: ({ cid, messages, hasMore }) => {
      const room = findRequesting(cid);
      if (!room?.pageRequest) return;
      const { range } = room.pageRequest;
      room.pageRequest = undefined;
      if (range.beforeMid !== undefined && range.afterMid === undefined) room.wantsOlder = false;
      room.line.fill(range, messages, hasMore);
      raiseLastMid(room, messages.at(-1)?.mid ?? 0);
      changed(room);
      seek(room);
    },
    refuse: (cid) => {
      const room = findRequesting(cid);
      if (!room) return;
      room.pageRequest = undefined;
      room.wantsOlder = false;
      changed(room);
    },
    expire: (room) => {
      if (room.pageRequest && clock.now() - room.pageRequest.at >= REPLY_TIMEOUT_MS) room.pageRequest = undefined;
    },
  };
}
