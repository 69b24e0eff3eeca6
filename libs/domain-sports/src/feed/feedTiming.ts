/** Poll interval of a channel while no socket is open, in milliseconds (ruling B3). */
export const POLL_MS = 2_000;

/** Silence in milliseconds after which prices are stale and an open socket is replaced (F-BET-15). */
export const STALE_MS = 30_000;

/** Failed attempts to load the first board after which the channel is marked as stale. The attempts continue. */
export const FIRST_BOARD_ATTEMPTS = 2;

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/**
 * Returns the wait before the next attempt: 1 s, doubled up to 30 s. Jitter takes off up to half, so that clients do
 * not reconnect together.
 */
export const backoffMs = (failures: number, random: () => number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), MAX_RETRY_MS) * (0.5 + random() / 2);
