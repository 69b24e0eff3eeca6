import { computeBackoffMs, type Backoff } from '@pavilion/kernel/link';

/** Wait before the first reconnection in milliseconds (C1). */
export const RETRY_MS = 5_000;

/** Timeout of a reply in milliseconds. */
export const REPLY_TIMEOUT_MS = 10_000;

/** Timeout of a token exchange in milliseconds. */
export const EXCHANGE_TIMEOUT_MS = 30_000;

/** Part of the lifetime of a login after which it is renewed. */
export const RENEW_AT = 0.8;

const RECONNECTION: Backoff = { firstMs: RETRY_MS, maxMs: RETRY_MS, jitter: [0.8, 1.2] };
const LOGIN: Backoff = { firstMs: RETRY_MS, maxMs: 60_000, jitter: [0.8, 1.2] };

/**
 * Computes the wait before a reconnection in milliseconds: 5 s, later with jitter (C1).
 *
 * @param failures number of losses since the last login, at least 1
 */
export const computeReconnectMs = (failures: number, random: () => number): number =>
  failures === 1 ? RETRY_MS : computeBackoffMs(RECONNECTION, failures, random);

/**
 * Computes the wait after a failed exchange or login in milliseconds: 5, 10, 20 … 60 s, with jitter (F-CHT-09).
 *
 * @param failures number of failures since the last login, at least 1
 */
export const computeLoginRetryMs = (failures: number, random: () => number): number =>
  computeBackoffMs(LOGIN, failures, random);
