import { readChatMessage, readRole } from './chatMessage.ts';
import { PAGE_SIZE } from './limits.ts';
import { REQUEST_IDS } from './messageIds.ts';
import { parseRoomInfo } from './roomFacts.ts';
import { fitting, flag, list, record, text, whole, type ReadBy } from './shape.ts';

const yes = { cid: text(64), code: whole };

const readLogin = record(
  {
    ...yes,
    uid: text(64, 1),
    nickname: text(64),
    role: readRole,
    rooms: list(parseRoomInfo, 200),
    /** The server's clock, milliseconds UTC. */
    time: whole,
  },
  {
    /** When the login ends unless it is renewed, milliseconds UTC. */
    expires: whole,
    /** To be the same guest next time. */
    token: text(8_192),
  },
);

/** `msgData` of every answer that says yes, by message id. */
export const answerReaders = {
  [REQUEST_IDS.login]: readLogin,
  [REQUEST_IDS.guestLogin]: readLogin,
  [REQUEST_IDS.join]: record({ ...yes, room: parseRoomInfo }),
  /** Also the answer to a message that was taken before: same `cid`, same `mid`. */
  [REQUEST_IDS.send]: record({ ...yes, rid: text(64), mid: whole, time: whole }),
  /** `messages` from old to new; `hasMore`: older ones fit too. */
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
 * `msgData` of every answer that says no. `retryMs`: ask again after that; without it the same question would only be
 * refused again. With 6003 `why` is a word of `DENIALS` and `reason` what the house said of it.
 */
export const parseRefusal = record(
  { cid: text(64), code: whole },
  { msg: text(200), retryMs: whole, why: text(32), reason: text(200) },
);

/** `msgData` of an answer that says yes. */
export type AnswerData<Id extends keyof typeof answerReaders> = ReadBy<(typeof answerReaders)[Id]>;
export type Refusal = ReadBy<typeof parseRefusal>;
