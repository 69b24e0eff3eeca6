const DAY_MS = 86_400_000;
/** Noon in UTC+8 is 04:00 UTC. */
const NOON_MS = 4 * 3_600_000;

/** Returns the milliseconds until the next noon in UTC+8, for tests of a daily limit that must not reach midnight. */
export const countMsToNoon = (now: number): number => (NOON_MS - (now % DAY_MS) + DAY_MS) % DAY_MS;
