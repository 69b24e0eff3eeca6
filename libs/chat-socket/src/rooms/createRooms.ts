import { createRoomCommands } from './createRoomCommands.ts';
import { createRoomHistory } from './createRoomHistory.ts';
import { createRoomPushes } from './createRoomPushes.ts';
import { createRoomTable } from './createRoomTable.ts';
import { createTimeline } from './createTimeline.ts';
import { getRoomView } from './room.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

/** Creates an empty set of rooms. */
export function createRooms(options: RoomsOptions): Rooms {
  const table = createRoomTable(options);
  const { changed } = table;
  const history = createRoomHistory({ ...options, changed, list: table.list });
  const { seek } = history;
  const { enter, refuse, ...commands } = createRoomCommands({ ...options, table, seek });
  const pushes = createRoomPushes({ ...table, seek, myUid: options.myUid });
  let isReady = false;

  return {
    ...commands,
    ...pushes,
    view: () => Object.fromEntries([...table.list()].map((room) => [room.info.rid, getRoomView(room)])),
    learnAll: table.reset,
    linkReady: () => {
      if (isReady) return;
      isReady = true;
      for (const room of table.list()) if (room.isWanted) enter(room);
    },
    linkLost: () => {
      if (!isReady) return;
      isReady = false;
      for (const room of table.list()) {
        room.isIn = false;
        room.pageRequest = undefined;
        changed(room);
      }
    },
    beat: () => {
      for (const room of table.list()) {
        if (!room.isWanted) continue;
        if (!room.isIn) enter(room);
        history.expire(room);
        seek(room);
      }
    },
    joined: (info) => {
      const room = table.learn(info);
      if (!room.isWanted) return;
      room.isIn = true;
      seek(room);
    },
    page: history.fill,
    refused: (refusal) => {
      refuse(refusal);
      history.refuse(refusal.cid);
    },
    clearHistory: () => {
      for (const room of table.list()) {
        room.line = createTimeline();
        changed(room);
      }
    },
    clear: () => {
      isReady = false;
      table.clear();
    },
  };
}
