import { MENTIONS_MAX } from './limits.ts';
import { flag, list, oneOf, record, text, whole, type ReadBy } from './shape.ts';
import { readSharedBet } from './sharedBet.ts';

/** Who writes: `system` is the house. */
export const readRole = oneOf('guest', 'member', 'moderator', 'bot', 'system');

/** What kind of message it is: text, a shared slip, a line of the house ("came in", "odds moved"). */
export const readCategory = oneOf('text', 'bet', 'system');

/**
 * A message as rooms show it (§3). `mid` counts 1, 2, 3 … within its room without a gap, so that order is certain and what
 * is missing can be told; a recalled message keeps its number and loses its text.
 */
export const readChatMessage = record(
  {
    /** Room. */
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
    /** The author's own id of it. */
    cid: text(64),
    categoryType: text(32),
    body: readSharedBet,
    /** Ids of those named. */
    mentions: list(text(64), MENTIONS_MAX),
    avatar: text(200),
    recalled: flag,
  },
);

export type ChatMessage = ReadBy<typeof readChatMessage>;
export type ChatRole = ReadBy<typeof readRole>;
export type ChatCategory = ReadBy<typeof readCategory>;
