/** Before the first reconnection, milliseconds; later ones vary by a fifth, so that not everybody comes back together (C1). */
export const RETRY_MS = 5_000;

/** Silence after which an open socket counts as dead, milliseconds (C1). */
export const SILENCE_MS = 30_000;

/** A timer that comes this late tells of a page that slept: silence then proves nothing. */
export const LATE_MS = 5_000;

/** Time to answer that a socket has after the machine slept, milliseconds. */
export const WAKE_PROBE_MS = 10_000;

/** And when the page is in sight again (F-CHT-16). */
export const VISIBLE_PROBE_MS = 800;

/** A server that has echoed within this time needs no proof, milliseconds. */
export const FRESH_MS = 12_000;

/** How long a socket may take to open and a question to be answered, milliseconds. */
export const ANSWER_MS = 10_000;

/** How long an exchange of the token may take, milliseconds. */
export const EXCHANGE_MS = 30_000;

const MAX_BACKOFF_MS = 60_000;

/** Part of a login's life after which it is renewed. */
export const RENEW_AT = 0.8;

const spread = (random: () => number): number => 0.8 + 0.4 * random();

/** Wait before a reconnection; `tries` have failed since the last login. */
export const retryMs = (tries: number, random: () => number): number =>
  tries === 0 ? RETRY_MS : RETRY_MS * spread(random);

/** Wait after a failed exchange or login: 5, 10, 20 … 60 s (F-CHT-09). */
export const computeBackoffMs = (fails: number, random: () => number): number =>
  Math.min(RETRY_MS * 2 ** fails, MAX_BACKOFF_MS) * spread(random);
