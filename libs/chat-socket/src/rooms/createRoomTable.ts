import type { RoomInfo } from '../messages/roomInfo.ts';
import { createRoom, type Room, type RoomActions } from './room.ts';
import type { RoomsOptions } from './rooms.ts';

/** Rooms of the client by id. */
export interface RoomTable extends Pick<RoomActions, 'changed'> {
  readonly find: (rid: string) => Room | undefined;
  readonly getOrCreate: (rid: string) => Room;
  readonly list: () => Iterable<Room>;
  /** Applies the data of a room from the server. */
  readonly learn: (info: RoomInfo) => Room;
  /** Applies the list of rooms. Rooms that are neither listed nor joined are removed. */
  readonly reset: (info: readonly RoomInfo[]) => void;
  /** Clears joined rooms and removes all others. */
  readonly clear: () => void;
}

/** Creates an empty table. */
export function createRoomTable({ marks, onChange }: Pick<RoomsOptions, 'marks' | 'onChange'>): RoomTable {
  let rooms = new Map<string, Room>();

  const changed = (room: Room): void => {
    room.view = undefined;
    onChange();
  };

  const getOrCreate = (rid: string): Room => {
    const known = rooms.get(rid);
    if (known) return known;
    const room = createRoom(rid, marks.of(rid));
    rooms.set(rid, room);
    return room;
  };

  const learn = (info: RoomInfo): Room => {
    const room = getOrCreate(info.rid);
    room.info = { ...info, lastMid: Math.max(info.lastMid, room.info.lastMid) };
    room.readMid ??= info.lastMid;
    changed(room);
    return room;
  };

  return {
    changed,
    getOrCreate,
    learn,
    find: (rid) => rooms.get(rid),
    list: () => rooms.values(),
    reset: (info) => {
      const before = rooms;
      rooms = new Map();
      for (const { rid } of info) {
        const room = before.get(rid);
        if (room) rooms.set(rid, room);
      }
      for (const [rid, room] of before) if (room.isWanted) rooms.set(rid, room);
      info.forEach(learn);
      onChange();
    },
    clear: () => {
      const wanted = [...rooms.values()].filter(({ isWanted }) => isWanted);
      rooms = new Map();
      for (const { info } of wanted) getOrCreate(info.rid).isWanted = true;
      onChange();
    },
  };
}
