import type { LinkReaction } from '@pavilion/kernel/link';

/** Reaction to a close: retry after 5 s, at once, at once with a fresh token, or not until the next `start`. */
export type CloseReaction = LinkReaction | 'loginEnded';

/** Close code of the client after 30 s without a message. */
export const SILENT_CODE = 4000;

/** Close codes of this protocol; 4000 to 4999 are reserved for applications (RFC 6455 §7.4.2). */
export const CLOSE_CODES = {
  /** By the client: no message for 30 s. */
  silent: SILENT_CODE,
  /** By the server: the login has ended; reconnect with a fresh token. */
  loginEnded: 4001,
  /** By the server: access revoked until the player acts. */
  shutOut: 4003,
  /** Between tabs: another tab takes over the socket. */
  handedOver: 4012,
} as const;

const REACTIONS: Readonly<Record<number, CloseReaction>> = {
  1000: 'stop',
  1008: 'stop',
  4001: 'loginEnded',
  4003: 'stop',
  4012: 'retryNow',
};

/**
 * Returns the reaction to a close code (F-CHT-02). Codes outside the table are network faults and are retried: 1001,
 * 1005, 1006, 1009, 1011 to 1013 and others.
 */
export const getCloseReaction = (code: number): CloseReaction => REACTIONS[code] ?? 'retry';
