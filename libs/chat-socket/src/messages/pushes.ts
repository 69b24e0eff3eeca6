import { readChatMessage } from './chatMessage.ts';
import { PUSH_IDS } from './messageIds.ts';
import { parseRoomInfo } from './roomInfo.ts';
import { list, oneOf, record, text, whole, type ReadBy } from './shape.ts';

const id = text(64, 1);

const readPresence = record({ rid: id, uid: id, nickname: text(64), online: whole });

/** Readers of `msgData` of pushes, by message id. Times are milliseconds UTC, amounts decimal text. */
export const pushReaders = {
  [PUSH_IDS.message]: readChatMessage,
  [PUSH_IDS.memberJoined]: readPresence,
  [PUSH_IDS.memberLeft]: readPresence,
  /** `until` 0 unmutes. Without `rid` it applies to every room. */
  [PUSH_IDS.muted]: record({ uid: id, until: whole }, { rid: id, reason: text(200) }),
  [PUSH_IDS.recalled]: record({ rid: id, mid: whole }),
  /** Without `rid` it is for all rooms. It is shown until `until`. */
  [PUSH_IDS.announcement]: record({ id, msg: text(1_000, 1), time: whole, until: whole }, { rid: id, title: text(80) }),
  [PUSH_IDS.roomChanged]: parseRoomInfo,
  [PUSH_IDS.betShared]: readChatMessage,
  [PUSH_IDS.balance]: record({
    currency: text(8, 1),
    amount: text(32, 1),
    balance: text(32, 1),
    reason: text(64),
    time: whole,
  }),
  [PUSH_IDS.online]: record({ rid: id, online: whole }),
  [PUSH_IDS.mentioned]: record({ rid: id, mid: whole, uid: id, nickname: text(64) }),
  [PUSH_IDS.roomsChanged]: record({ rooms: list(parseRoomInfo, 200) }),
  [PUSH_IDS.removed]: record({ rid: id }, { reason: text(200) }),
  /** `code` as in the error catalogue: 6001 ended, 6003 access revoked. */
  [PUSH_IDS.loginEnded]: record({ code: whole }, { reason: text(200) }),
  /**
   * `changed` names outdated server data, such as `letters`; unknown names are ignored. `msg` is empty if there is no
   * text.
   */
  [PUSH_IDS.internal]: record(
    { category: oneOf('letter', 'maintenance', 'notice'), msg: text(1_000) },
    { categoryType: text(32), time: whole, changed: list(text(32, 1), 20) },
  ),
} as const;

/** `msgData` of a push. */
export type PushData<Id extends keyof typeof pushReaders> = ReadBy<(typeof pushReaders)[Id]>;
