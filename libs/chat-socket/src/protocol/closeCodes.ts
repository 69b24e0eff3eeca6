/** What a client does after a close: tries again in 5 s, at once, at once with a fresh token, or not until it is started. */
export type CloseReaction = 'lost' | 'lostNow' | 'loginEnded' | 'shutOut';

/** The client's own word: nothing was heard for 30 s. */
export const SILENT_CODE = 4000;

/** Our own close codes; 4000 to 4999 are free for it (RFC 6455 §7.4.2). */
export const CLOSE_CODES = {
  /** By the client: nothing was heard for 30 s. */
  silent: SILENT_CODE,
  /** By the server: the login has ended; come back with a fresh token. */
  loginEnded: 4001,
  /** By the server: shut out until the player does something. */
  shutOut: 4003,
  /** Between tabs: another tab takes the socket over. */
  handedOver: 4012,
} as const;

const REACTIONS: Readonly<Record<number, CloseReaction>> = {
  1000: 'shutOut',
  1008: 'shutOut',
  4001: 'loginEnded',
  4003: 'shutOut',
  4012: 'lostNow',
};

/** The reaction to a close code (F-CHT-02). Whatever is not in the table is the network's fault: 1001, 1005, 1006, 1009, 1011 to 1013 and the rest are tried again. */
export const reactionTo = (code: number): CloseReaction => REACTIONS[code] ?? 'lost';
