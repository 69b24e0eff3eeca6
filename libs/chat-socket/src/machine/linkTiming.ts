/**
 * Wait before the first reconnection in milliseconds. Later waits vary by 20 %, so that clients do not reconnect
 * together (C1).
 */
export const RETRY_MS = 5_000;

/** Silence in milliseconds after which an open socket counts as dead (C1). */
export const SILENCE_MS = 30_000;

/** Delay of a timer in milliseconds that shows that the machine slept. Silence then proves nothing. */
export const LATE_MS = 5_000;

/** Time for a reply after the machine slept, in milliseconds. */
export const WAKE_PROBE_MS = 10_000;

/** Time for a reply when the page is visible again, in milliseconds (F-CHT-16). */
export const VISIBLE_PROBE_MS = 800;

/** Age of the last message in milliseconds up to which a link needs no check. */
export const FRESH_MS = 12_000;

/** Timeout of the opening of a socket and of a reply, in milliseconds. */
export const REPLY_TIMEOUT_MS = 10_000;

/** Timeout of a token exchange in milliseconds. */
export const EXCHANGE_TIMEOUT_MS = 30_000;

const MAX_BACKOFF_MS = 60_000;

/** Part of the lifetime of a login after which it is renewed. */
export const RENEW_AT = 0.8;

const spread = (random: () => number): number => 0.8 + 0.4 * random();

/** Returns the wait before a reconnection in milliseconds. `tries` is the number of losses since the last login. */
export const retryMs = (tries: number, random: () => number): number =>
  tries === 0 ? RETRY_MS : RETRY_MS * spread(random);

/** Returns the wait after a failed exchange or login: 5, 10, 20 … 60 s, with jitter (F-CHT-09). */
export const computeBackoffMs = (fails: number, random: () => number): number =>
  Math.min(RETRY_MS * 2 ** fails, MAX_BACKOFF_MS) * spread(random);
