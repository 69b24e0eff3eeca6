/** Code of an answer that says yes (§8); every other code says why not. */
export const OK = 6000;

/** The login is over (§8): its token is worth nothing any more. */
export const LOGIN_ENDED = 6001;

/** It may not be (§8); `DENIALS` say why. */
export const DENIED = 6003;

/** There is no such room (§8). */
export const NOT_FOUND = 6004;
