import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Rounds of a hash: 16 MiB and some 40 ms a try, slow enough for a guesser, quick enough for a demo. Test runs that log in
 * thousands of members turn it down by `SANDBOX_HASH_ROUNDS`, a power of two; a hash says with how many it was made.
 */
export const HASH_ROUNDS = Number(process.env['SANDBOX_HASH_ROUNDS'] ?? 16_384);

/** A slow hash of a text. */
export function slowHash(text: string, salt: Buffer, rounds = HASH_ROUNDS): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(text, salt, KEY_BYTES, { N: rounds, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

const written = (salt: Buffer, key: Buffer) => `${HASH_ROUNDS}.${salt.toString('base64')}.${key.toString('base64')}`;

/** A slow salted hash of what the client sends as the password (A2), as `rounds.salt.key`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await slowHash(password, salt));
}

/** Hash no password fits; checked for an unknown name, so that it takes as long as a known one (F-AUTH-13). */
export const DUMMY_PASSWORD_HASH = written(Buffer.alloc(16, 7), Buffer.alloc(KEY_BYTES));

/** Compares in constant time. A hash of an older sandbox does not name its rounds. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [key = '', salt = '', rounds = '16384'] = hash.split('.').reverse();
  const expected = Buffer.from(key, 'base64');
  const actual = await slowHash(password, Buffer.from(salt, 'base64'), Number(rounds));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
