import { flag, record, text, whole, type ReadBy } from './shape.ts';

/** Data of a room for one member. */
export const parseRoomInfo = record(
  {
    rid: text(64, 1),
    name: text(80),
    /** Number of the newest message, 0 if there is none. */
    lastMid: whole,
    /** Number of members online. */
    online: whole,
    /** Whether the member may write. Guests can read rooms in which they may not write. */
    canSend: flag,
  },
  {
    /** Topic of the room, such as `lobby` or `sport`. `categoryType` refines it. */
    category: text(32),
    categoryType: text(32),
    /** Minimum time between two messages of one author in milliseconds. */
    slowMs: whole,
    /** End of the member's mute in milliseconds UTC. */
    mutedUntil: whole,
    /** Reason why the member may not write: one of `DENIALS`. */
    why: text(32),
    /** Reason as text of the operator. */
    reason: text(200),
  },
);

/** Room as the server describes it to one member. */
export type RoomInfo = ReadBy<typeof parseRoomInfo>;
