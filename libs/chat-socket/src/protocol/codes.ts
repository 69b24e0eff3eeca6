/** Code of a successful reply (§8). Every other code is a refusal. */
export const OK = 6000;

/** The session has ended (§8). Its token is invalid. */
export const LOGIN_ENDED = 6001;

/** Access denied (§8). `DENIALS` lists the reasons. */
export const DENIED = 6003;

/** Room not found (§8). */
export const NOT_FOUND = 6004;
