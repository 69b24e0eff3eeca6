/** Text that a script writes for a missing value. */
const isNullishText = (text: string) => text === 'null' || text === 'undefined';
const isPrintableAscii = (max: number) => (text: string) =>
  text.length <= max && /^[\x21-\x7e]+$/.test(text) && !isNullishText(text);
const isFlag = (text: string) => text === '0' || text === '1';
const isIdentifier = (text: string) => /^[\w-]{1,64}$/.test(text) && !isNullishText(text);

/** Whether a text is a device id: a UUID in lower case. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Stored keys of the site (STO-01), each with the rule of its value.
 *
 * A value that violates its rule counts as absent and is removed (STO-02), because a token with a line break would split a
 * header.
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
  /** Time when the login was remembered, milliseconds. */
  rememberedAt: (text: string) => /^\d{1,15}$/.test(text),
  /** `username,passwordHash`, encrypted (ruling A1). */
  rememberedLogin: isPrintableAscii(8192),
  edition: (text: string) => text === 'classic' || text === 'professional',
  safeSwitch: isFlag,
} satisfies Record<string, (text: string) => boolean>;

/** Key of a stored value. */
export type StoredKey = keyof typeof storedKeys;

/** Builds the name of a key in the store. */
export const buildStoredName = (key: StoredKey): string => `pavilion.${key}`;

const login = ['token', 'userId', 'jwt'] as const;

/** Keys removed at each kind of end. All others stay, such as edition, invitation codes and device id (F-STO-11). */
export const removedKeys = {
  logout: login,
  expiry: login,
  /** Also used after "log out everywhere" (ruling A1). */
  passwordChange: [...login, 'rememberedAt', 'rememberedLogin'],
} as const satisfies Record<string, readonly StoredKey[]>;

/** Way in which a session ends. */
export type SessionEnd = keyof typeof removedKeys;
