/** Code of an answer that says yes (§8); every other code says why not. */
export const OK = 6000;

/** The login is over (§8): its token is worth nothing any more. */
export const LOGIN_OVER = 6001;

/** It may not be (§8): mute, put out, or not for guests. */
export const DENIED = 6003;
