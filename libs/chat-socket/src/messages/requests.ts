import { readCategory } from './chatMessage.ts';
import { MAX_MENTIONS, PAGE_SIZE } from '../protocol/limits.ts';
import { flag, list, record, text, whole, type ReadBy, type Reader } from './shape.ts';
import { readSharedBet } from './sharedBet.ts';
import { REQUEST_IDS } from './messageIds.ts';

const cid = text(64, 1);
const rid = text(64, 1);

const readPageSize: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PAGE_SIZE ? value : undefined;

/**
 * Readers of `msgData` of requests, by message id. `cid` is an id given by the client. The reply has the same, and a message
 * sent twice with one `cid` is stored once.
 */
export const requestReaders = {
  [REQUEST_IDS.heartbeat]: record({}),
  /** `token` is the JWT of member/jwt. On a logged-in connection it renews the login. */
  [REQUEST_IDS.login]: record({ cid, token: text(8_192, 1) }),
  /** `token` of an earlier guest login keeps the identity of the guest. */
  [REQUEST_IDS.guestLogin]: record({ cid }, { token: text(8_192) }),
  /** Joins a room, or leaves it. A connection can be in several rooms. */
  [REQUEST_IDS.join]: record({ cid, rid }, { leave: flag }),
  [REQUEST_IDS.send]: record(
    { cid, rid, msg: text(4_000), category: readCategory },
    { categoryType: text(32), body: readSharedBet, mentions: list(text(64), MAX_MENTIONS) },
  ),
  /**
   * Requests the newest `pageSize` messages between `afterMid` and `beforeMid`, both exclusive, that match category and time.
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

/** `msgData` of a request. */
export type RequestData<Id extends keyof typeof requestReaders> = ReadBy<(typeof requestReaders)[Id]>;
