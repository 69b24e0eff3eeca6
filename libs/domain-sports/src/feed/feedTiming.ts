import type { Backoff } from '@pavilion/kernel/link';

/** Poll interval of a channel while no socket is open, in milliseconds (ruling B3). */
export const POLL_MS = 2_000;

/** Silence in milliseconds after which prices are stale (F-BET-15). The link replaces a silent socket after the same time. */
export const STALE_MS = 30_000;

/** Failed attempts to load the first board after which the channel is marked as stale. The attempts continue. */
export const FIRST_BOARD_ATTEMPTS = 2;

/** Wait before the next attempt of a socket or a board: 1 s, doubled up to 30 s. Jitter takes off up to half. */
export const FEED_BACKOFF: Backoff = { firstMs: 1_000, maxMs: 30_000, jitter: [0.5, 1] };
