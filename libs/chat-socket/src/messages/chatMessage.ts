import { MAX_MENTIONS } from '../protocol/limits.ts';
import { flag, list, oneOf, record, text, whole, type ReadBy } from './shape.ts';
import { readSharedBet } from './sharedBet.ts';

/** Role of the author. `system` is the platform. */
export const readRole = oneOf('guest', 'member', 'moderator', 'bot', 'system');

/** Kind of message: text, a shared slip, or a system message. */
export const readCategory = oneOf('text', 'bet', 'system');

/**
 * A message of a room (§3). `mid` counts 1, 2, 3 … within the room without gaps, so that order and missing messages are
 * known. A recalled message keeps its number and loses its text.
 */
export const readChatMessage = record(
  {
    /** Room id. */
    rid: text(64, 1),
    mid: whole,
    uid: text(64, 1),
    nickname: text(64),
    role: readRole,
    category: readCategory,
    msg: text(4_000),
    /** Milliseconds UTC. */
    time: whole,
  },
  {
    /** Id given by the author. */
    cid: text(64),
    categoryType: text(32),
    body: readSharedBet,
    /** Ids of the mentioned members. */
    mentions: list(text(64), MAX_MENTIONS),
    avatar: text(200),
    recalled: flag,
  },
);

/** Message of a room. */
export type ChatMessage = ReadBy<typeof readChatMessage>;

/** Role of the author of a message. */
export type ChatRole = ReadBy<typeof readRole>;

/** Kind of a message. */
export type ChatCategory = ReadBy<typeof readCategory>;
