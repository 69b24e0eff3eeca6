import { readChatMessage, readRole } from './chatMessage.ts';
import { PAGE_SIZE } from '../protocol/limits.ts';
import { REQUEST_IDS } from './messageIds.ts';
import { parseRoomInfo } from './roomInfo.ts';
import { fitting, flag, list, record, text, whole, type ReadBy } from './shape.ts';

const yes = { cid: text(64), code: whole };

const readLogin = record(
  {
    ...yes,
    uid: text(64, 1),
    nickname: text(64),
    role: readRole,
    rooms: list(parseRoomInfo, 200),
    /** Server time in milliseconds UTC. */
    time: whole,
  },
  {
    /** End of the login in milliseconds UTC, unless it is renewed. */
    expires: whole,
    /** Token with which a guest keeps the identity. */
    token: text(8_192),
  },
);

/** Readers of `msgData` of successful replies, by message id. */
export const replyReaders = {
  [REQUEST_IDS.login]: readLogin,
  [REQUEST_IDS.guestLogin]: readLogin,
  [REQUEST_IDS.join]: record({ ...yes, room: parseRoomInfo }),
  /** Also the reply to a repeated message: same `cid`, same `mid`. */
  [REQUEST_IDS.send]: record({ ...yes, rid: text(64), mid: whole, time: whole }),
  /** `messages` in ascending order. `hasMore`: the range contains older ones too. */
  [REQUEST_IDS.history]: record({
    ...yes,
    rid: text(64),
    pageNum: whole,
    pageSize: whole,
    hasMore: flag,
    messages: fitting(readChatMessage, PAGE_SIZE),
  }),
} as const;

/**
 * Reader of `msgData` of every refusal. A request with `retryMs` may be repeated after that time; any other would be refused
 * again. With 6003, `why` is one of `DENIALS` and `reason` the text of the operator.
 */
export const parseRefusal = record(
  { cid: text(64), code: whole },
  { msg: text(200), retryMs: whole, why: text(32), reason: text(200) },
);

/** `msgData` of a successful reply. */
export type ReplyData<Id extends keyof typeof replyReaders> = ReadBy<(typeof replyReaders)[Id]>;

/** `msgData` of a refusal. */
export type Refusal = ReadBy<typeof parseRefusal>;
