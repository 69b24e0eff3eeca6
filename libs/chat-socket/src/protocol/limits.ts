/** Maximum size of a frame of either side in bytes of UTF-8 (C1). */
export const MAX_FRAME_BYTES = 65_536;

/** Maximum length of a message in code points. */
export const MAX_MESSAGE_LENGTH = 500;

/** Number of messages in a page of history (§9). */
export const PAGE_SIZE = 15;

/** Interval of heartbeats in milliseconds (§9). */
export const HEARTBEAT_MS = 10_000;

/**
 * Silence in milliseconds after which the server closes a connection. Browsers limit timers of hidden pages to one a
 * minute (F-CHT-16).
 */
export const IDLE_LIMIT_MS = 75_000;

/** Maximum number of mentions in a message. */
export const MAX_MENTIONS = 10;

/** Maximum number of selections in a shared slip, the same as in a slip. */
export const MAX_SHARED_SELECTIONS = 10;
