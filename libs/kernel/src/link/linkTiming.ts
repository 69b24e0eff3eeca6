/** Timeout of the opening of a socket in milliseconds. */
export const OPEN_TIMEOUT_MS = 10_000;

/** Silence in milliseconds after which an open socket counts as dead. */
export const SILENCE_MS = 30_000;

/** Delay of a timer in milliseconds that shows that the computer slept. Silence then proves nothing. */
export const LATE_MS = 5_000;

/** Time for a message after the computer slept, in milliseconds. */
export const WAKE_PROBE_MS = 10_000;

/** Time for a message when the page is visible again, in milliseconds. */
export const VISIBLE_PROBE_MS = 800;

/** Age of the last message in milliseconds up to which a link needs no check. */
export const FRESH_MS = 12_000;
