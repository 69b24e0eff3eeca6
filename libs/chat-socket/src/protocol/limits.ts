/** Largest frame either side takes, bytes of UTF-8 (C1). */
export const FRAME_MAX_BYTES = 65_536;

/** Longest message, characters as people count them: code points. */
export const MESSAGE_MAX = 500;

/** Messages a page of history holds (§9). */
export const PAGE_SIZE = 15;

/** Between two heartbeats, milliseconds (§9). */
export const HEARTBEAT_MS = 10_000;

/** A server closes a connection it has heard nothing on for this long: browsers let hidden pages speak once a minute (F-CHT-16). */
export const IDLE_LIMIT_MS = 75_000;

/** Most people one message names. */
export const MENTIONS_MAX = 10;

/** Most selections on a shared slip, as many as a slip holds. */
export const SHARED_PICKS_MAX = 10;
