import { ANSWER_MS } from '../machine/linkTiming.ts';
import type { AnswerData } from '../messages/replies.ts';
import { PAGE_SIZE } from '../protocol/limits.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import { raiseLastMid, type Room, type RoomActions } from './room.ts';
import type { RoomsOptions } from './rooms.ts';

/** History of all rooms. */
export interface RoomHistory extends Pick<RoomActions, 'seek'> {
  /** Adds a page to the room that has requested it. */
  readonly fill: (page: AnswerData<10011>) => void;
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
  const findRequesting = (cid: string): Room | undefined => [...list()].find(({ question }) => question?.cid === cid);

  const seek = (room: Room): void => {
    if (!room.isIn || room.question) return;
    const range = room.line.missing(room.facts.lastMid) ?? (room.wantsOlder ? room.line.older() : undefined);
    if (!range) return;
    const cid = createId();
    const { rid } = room.facts;
    if (!sendRequest(REQUEST_IDS.history, { cid, rid, pageNum: 1, pageSize: PAGE_SIZE, ...range })) return;
    room.question = { cid, at: clock.now(), range };
    changed(room);
  };

  return {
    seek,
    fill: ({ cid, messages, hasMore }) => {
      const room = findRequesting(cid);
      if (!room?.question) return;
      const { range } = room.question;
      room.question = undefined;
      if (range.beforeMid !== undefined && range.afterMid === undefined) room.wantsOlder = false;
      room.line.fill(range, messages, hasMore);
      raiseLastMid(room, messages.at(-1)?.mid ?? 0);
      changed(room);
      seek(room);
    },
    refuse: (cid) => {
      const room = findRequesting(cid);
      if (!room) return;
      room.question = undefined;
      room.wantsOlder = false;
      changed(room);
    },
    expire: (room) => {
      if (room.question && clock.now() - room.question.at >= ANSWER_MS) room.question = undefined;
    },
  };
}
