import { readCategory } from './chatMessage.ts';
import { MENTIONS_MAX, PAGE_SIZE } from './limits.ts';
import { flag, list, record, text, whole, type ReadBy, type Reader } from './shape.ts';
import { readSharedBet } from './sharedBet.ts';
import { REQUEST_IDS } from './messageIds.ts';

const cid = text(64, 1);
const rid = text(64, 1);

const readPageSize: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PAGE_SIZE ? value : undefined;

/**
 * `msgData` of every question, by message id. `cid` is the asker's own number of it: its answer bears the same, and a
 * message sent twice under one `cid` is one message.
 */
export const requestReaders = {
  [REQUEST_IDS.heartbeat]: record({}),
  /** `token` is the jwt of member/jwt. On a connection that is logged in already it renews the login. */
  [REQUEST_IDS.login]: record({ cid, token: text(8_192, 1) }),
  /** `token` is what an earlier guest login answered: the same guest again. */
  [REQUEST_IDS.guestLogin]: record({ cid }, { token: text(8_192) }),
  /** Into a room, or out of it again. A connection may be in many. */
  [REQUEST_IDS.join]: record({ cid, rid }, { leave: flag }),
  [REQUEST_IDS.send]: record(
    { cid, rid, msg: text(4_000), category: readCategory },
    { categoryType: text(32), body: readSharedBet, mentions: list(text(64), MENTIONS_MAX) },
  ),
  /**
   * The newest `pageSize` messages between `afterMid` and `beforeMid`, both left out, that also fit category and time;
   * `pageNum` counts back from 1.
   */
  [REQUEST_IDS.history]: record(
    { cid, rid, pageNum: whole, pageSize: readPageSize },
    {
      beforeMid: whole,
      afterMid: whole,
      beginTime: whole,
      endTime: whole,
      category: readCategory,
      categoryType: text(32),
    },
  ),
} as const;

/** `msgData` of a question. */
export type RequestData<Id extends keyof typeof requestReaders> = ReadBy<(typeof requestReaders)[Id]>;
