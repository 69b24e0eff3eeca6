import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** 16 MiB and some 40 ms a try: slow enough for a guesser, quick enough for a demo. */
const COST = { N: 16_384, r: 8, p: 1 } as const;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** A slow salted hash of what the client sends as the password (A2), as `salt.key` in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${(await derive(password, salt)).toString('base64')}`;
}

/** Hash no password fits; checked for an unknown name, so that it takes as long as a known one (F-AUTH-13). */
export const NOBODYS_HASH = `${Buffer.alloc(16, 7).toString('base64')}.${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/** Compares in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
