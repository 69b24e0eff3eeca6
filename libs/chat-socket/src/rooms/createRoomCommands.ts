import type { Refusal } from '../messages/replies.ts';
import { DENIED, NOT_FOUND } from '../protocol/codes.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import type { RoomTable } from './createRoomTable.ts';
import { denyRoom, type Room, type RoomActions } from './room.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

export interface RoomCommandsOptions
  extends Pick<RoomsOptions, 'sendRequest' | 'createId' | 'marks'>, Pick<RoomActions, 'seek'> {
  readonly table: RoomTable;
}

/** Commands of the player. */
export interface RoomCommands extends Pick<Rooms, 'join' | 'leave' | 'loadHistory' | 'markRead'> {
  /** Sends the request to join a room. */
  readonly enter: (room: Room) => void;
  /** Denies access to a room whose join request was refused with `DENIED` or `NOT_FOUND`. */
  readonly refuse: (refusal: Refusal) => void;
}

/** Creates the commands over a table of rooms. */
export function createRoomCommands({ table, sendRequest, createId, marks, seek }: RoomCommandsOptions): RoomCommands {
  const enter = (room: Room): void => {
    room.entering = createId();
    sendRequest(REQUEST_IDS.join, { cid: room.entering, rid: room.info.rid });
  };

  return {
    enter,
    refuse: (refusal) => {
      const { cid, code } = refusal;
      if (code !== DENIED && code !== NOT_FOUND) return;
      const room = [...table.list()].find(({ entering }) => entering === cid);
      if (!room) return;
      denyRoom(room, refusal);
      table.changed(room);
    },
    join: (rid) => {
      const room = table.getOrCreate(rid);
      if (room.isWanted) return;
      room.isWanted = true;
      room.shut = undefined;
      enter(room);
      table.changed(room);
    },
    leave: (rid) => {
      const room = table.find(rid);
      if (!room?.isWanted) return;
      room.isWanted = room.isIn = false;
      sendRequest(REQUEST_IDS.join, { cid: createId(), rid, leave: true });
      table.changed(room);
    },
    loadHistory: (rid) => {
      const room = table.find(rid);
      if (!room?.line.hasMore() || room.wantsOlder) return;
      room.wantsOlder = true;
      seek(room);
    },
    markRead: (rid) => {
      const room = table.find(rid);
      if (!room) return;
      room.line.settle();
      if (room.readMid === room.info.lastMid) return;
      room.readMid = room.info.lastMid;
      marks.set(rid, room.readMid);
      table.changed(room);
    },
  };
}
