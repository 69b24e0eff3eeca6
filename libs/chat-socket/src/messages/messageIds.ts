/** Separate constants, so that a bundle contains only those it uses. */
export const HEARTBEAT_ID = 0;
export const LOGIN_ID = 10001;
export const SEND_ID = 10003;
export const GUEST_LOGIN_ID = 10019;

/** Ids of requests (§7). A reply has the id of its request. */
export const REQUEST_IDS = {
  heartbeat: HEARTBEAT_ID,
  login: LOGIN_ID,
  join: 10002,
  send: SEND_ID,
  history: 10011,
  guestLogin: GUEST_LOGIN_ID,
} as const;

/** Ids of pushes: 10004 to 10018 and 60000 (§7). PROTOCOL.md defines their meaning. */
export const PUSH_IDS = {
  /** A message in a room. */
  message: 10004,
  /** A member joined a room. */
  memberJoined: 10005,
  /** A member left a room. */
  memberLeft: 10006,
  /** A member was muted or unmuted. */
  muted: 10007,
  /** A message was recalled. */
  recalled: 10008,
  /** An announcement to one room or to all. */
  announcement: 10009,
  /** The name or rules of a room changed. */
  roomChanged: 10010,
  /** A message with a shared bet slip. */
  betShared: 10012,
  /** The balance of the member changed. */
  balance: 10013,
  /** Number of members online in a room. */
  online: 10014,
  /** The member was mentioned. */
  mentioned: 10015,
  /** The list of rooms changed. */
  roomsChanged: 10016,
  /** The member was removed from a room. */
  removed: 10017,
  /** The login has ended; the server closes the socket next. */
  loginEnded: 10018,
  /** Maintenance, notices, and names of changed data, such as letters. */
  internal: 60000,
} as const;

/** Name of a request. */
export type RequestName = keyof typeof REQUEST_IDS;

/** Name of a push. */
export type PushName = keyof typeof PUSH_IDS;
