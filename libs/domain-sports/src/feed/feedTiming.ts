/** Milliseconds between two polls of a channel while there is no socket (ruling B3). */
export const POLL_MS = 2_000;

/** Silence after which prices count as stale and an open socket as dead (F-BET-15). */
export const STALE_MS = 30_000;

/** Failed tries for a first board after which the player is told that it is not coming; trying goes on. */
export const FIRST_BOARD_TRIES = 2;

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/** Wait before the next try: doubles from one second to thirty, spread over its upper half so that not all come at once. */
export const backoffMs = (failures: number, random: () => number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), MAX_RETRY_MS) * (0.5 + random() / 2);
