/** Code of an answer that says yes (§8); every other code says why not. */
export const OK = 6000;
