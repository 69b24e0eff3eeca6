/** What a script writes that had nothing to write. */
const isNullishText = (text: string) => text === 'null' || text === 'undefined';
const isPrintableAscii = (max: number) => (text: string) =>
  text.length <= max && /^[\x21-\x7e]+$/.test(text) && !isNullishText(text);
const isFlag = (text: string) => text === '0' || text === '1';
const isIdentifier = (text: string) => /^[\w-]{1,64}$/.test(text) && !isNullishText(text);

/** Form of a device id: a UUID in lower case. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Everything the site keeps in the browser (STO-01), each with the rule its value must fit.
 *
 * A value that does not fit is treated as absent and removed (STO-02): a token with a line break would split a header.
 */
export const storedKeys = {
  token: isPrintableAscii(4096),
  userId: isIdentifier,
  jwt: isPrintableAscii(8192),
  deviceId: isUuid,
  icode: isIdentifier,
  rcode: isIdentifier,
  originalUrl: isPrintableAscii(2048),
  hideZeroBalance: isFlag,
  /** When the login was remembered, milliseconds. */
  rememberedAt: (text: string) => /^\d{1,15}$/.test(text),
  /** `username,password`, sealed (ruling A1). */
  rememberedLogin: isPrintableAscii(8192),
  edition: (text: string) => text === 'classic' || text === 'professional',
  safeSwitch: isFlag,
} satisfies Record<string, (text: string) => boolean>;

export type StoredKey = keyof typeof storedKeys;

/** Name of a key in the store. */
export const storedName = (key: StoredKey): string => `pavilion.${key}`;

const login = ['token', 'userId', 'jwt'] as const;

/** What each end of a session removes; every other key stays, so edition, invite codes and device id survive (F-STO-11). */
export const keysWiped = {
  logout: login,
  expiry: login,
  /** Also after "log out everywhere" (ruling A1). */
  passwordChange: [...login, 'rememberedAt', 'rememberedLogin'],
} as const satisfies Record<string, readonly StoredKey[]>;

export type SessionEnd = keyof typeof keysWiped;
