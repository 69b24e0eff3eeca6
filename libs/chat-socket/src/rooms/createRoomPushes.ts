import type { ChatMessage } from '../messages/chatMessage.ts';
import { DENIED } from '../protocol/codes.ts';
import type { ChatPush } from '../frames/decodeServerFrame.ts';
import { PUSH_IDS } from '../messages/messageIds.ts';
import type { RoomInfo } from '../messages/roomInfo.ts';
import { raiseLastMid, denyRoom, type Room, type RoomActions } from './room.ts';

type PushId = ChatPush['msgId'];
type DataOf<Id extends PushId> = Extract<ChatPush, { msgId: Id }>['msgData'];

/** Access to rooms for the handlers of pushes. */
export interface RoomPushesOptions extends RoomActions {
  readonly find: (rid: string) => Room | undefined;
  readonly list: () => Iterable<Room>;
  readonly learn: (info: RoomInfo) => void;
  readonly reset: (info: readonly RoomInfo[]) => void;
  readonly myUid: () => string | undefined;
}

/** Handlers of pushes. */
export interface RoomPushes {
  readonly take: (message: ChatMessage) => void;
  readonly push: (push: ChatPush) => void;
}

/** Creates the handlers of pushes. Pushes that do not concern rooms are ignored. */
export function createRoomPushes({ find, list, learn, reset, myUid, changed, seek }: RoomPushesOptions): RoomPushes {
  const take = (message: ChatMessage): void => {
    const room = find(message.rid);
    if (!room?.isWanted) return;
    room.line.take(message);
    raiseLastMid(room, message.mid);
    changed(room);
    seek(room);
  };

  const patch = (rid: string | undefined, info: Partial<RoomInfo>): void => {
    for (const room of list()) {
      if (rid !== undefined && room.info.rid !== rid) continue;
      room.info = { ...room.info, ...info };
      changed(room);
    }
  };

  const patchOnline = ({ rid, online }: DataOf<typeof PUSH_IDS.online>): void => patch(rid, { online });

  const readers: { readonly [Id in PushId]?: (data: DataOf<Id>) => void } = {
    [PUSH_IDS.message]: take,
    [PUSH_IDS.betShared]: take,
    [PUSH_IDS.memberJoined]: patchOnline,
    [PUSH_IDS.memberLeft]: patchOnline,
    [PUSH_IDS.online]: patchOnline,
    [PUSH_IDS.muted]: ({ uid, rid, until, reason }) => {
      if (uid === myUid()) patch(rid, { mutedUntil: until, reason });
    },
    [PUSH_IDS.recalled]: ({ rid, mid }) => {
      const room = find(rid);
      room?.line.recall(mid);
      if (room) changed(room);
    },
    [PUSH_IDS.roomChanged]: learn,
    [PUSH_IDS.roomsChanged]: ({ rooms }) => reset(rooms),
    [PUSH_IDS.removed]: ({ rid, reason }) => {
      const room = find(rid);
      if (!room) return;
      denyRoom(room, { code: DENIED, why: 'removed', reason });
      changed(room);
    },
  };

  return { take, push: ({ msgId, msgData }) => readers[msgId]?.(msgData as never) };
}
