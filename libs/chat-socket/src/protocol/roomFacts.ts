import { flag, record, text, whole, type ReadBy } from './shape.ts';

/** What a server says of a room, seen by the one who is told. */
export const parseRoomInfo = record(
  {
    rid: text(64, 1),
    name: text(80),
    /** Number of the newest message; 0 while there is none. */
    lastMid: whole,
    /** How many are in it. */
    online: whole,
    /** Whether the listener may write: guests may read what they may not write. */
    canSend: flag,
  },
  {
    /** What the room is about, `lobby`, `sport`; `categoryType` says which. */
    category: text(32),
    categoryType: text(32),
    /** Least milliseconds between two messages of one author. */
    slowMs: whole,
    /** The listener is mute here until then, milliseconds UTC. */
    mutedUntil: whole,
    /** Why the listener may not write here: a word of `DENIALS`. */
    why: text(32),
    /** What the house said of that. */
    reason: text(200),
  },
);

export type RoomInfo = ReadBy<typeof parseRoomInfo>;
