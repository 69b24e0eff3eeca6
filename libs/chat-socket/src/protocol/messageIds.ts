/** By themselves, so that who needs one of them carries one of them. */
export const HEARTBEAT_ID = 0;
export const LOGIN_ID = 10001;
export const SEND_ID = 10003;
export const GUEST_LOGIN_ID = 10019;

/** Ids of what a client asks (§7). An answer bears the id of its question. */
export const REQUEST_IDS = {
  heartbeat: HEARTBEAT_ID,
  login: LOGIN_ID,
  join: 10002,
  send: SEND_ID,
  history: 10011,
  guestLogin: GUEST_LOGIN_ID,
} as const;

/** Ids of what the server says by itself: 10004 to 10018 and 60000 (§7). What each means is our decision: PROTOCOL.md. */
export const PUSH_IDS = {
  /** A message in a room. */
  message: 10004,
  /** Somebody came into a room. */
  memberJoined: 10005,
  /** Somebody left a room. */
  memberLeft: 10006,
  /** Somebody may no longer write, or may again. */
  muted: 10007,
  /** A message was taken back. */
  recalled: 10008,
  /** An announcement to a room or to everybody. */
  announcement: 10009,
  /** A room's name or rules changed. */
  roomChanged: 10010,
  /** A bet slip somebody shares: a message with a card. */
  betShared: 10012,
  /** The member's balance moved. */
  balance: 10013,
  /** How many are in a room. */
  online: 10014,
  /** Somebody named the listener. */
  mentioned: 10015,
  /** The list of rooms is another one. */
  roomsChanged: 10016,
  /** The listener was put out of a room. */
  removed: 10017,
  /** The login has ended; the socket is closed next. */
  loginEnded: 10018,
  /** Maintenance and notices with a text, and names of changed data, such as letters. */
  internal: 60000,
} as const;

/** Name of a request. */
export type RequestName = keyof typeof REQUEST_IDS;

/** Name of a push. */
export type PushName = keyof typeof PUSH_IDS;
