import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Cost of a hash: 16 MiB and about 40 ms per attempt. Tests that log in thousands of members lower it with
 * `SANDBOX_HASH_ROUNDS`, a power of two. Each hash stores the number it was made with.
 */
export const HASH_ROUNDS = Number(process.env['SANDBOX_HASH_ROUNDS'] ?? 16_384);

/** Computes a slow hash of a text. */
export function slowHash(text: string, salt: Buffer, rounds = HASH_ROUNDS): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(text, salt, KEY_BYTES, { N: rounds, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

const written = (salt: Buffer, key: Buffer) => `${HASH_ROUNDS}.${salt.toString('base64')}.${key.toString('base64')}`;

/** Computes a slow salted hash of the password digest that the client sends (A2): `rounds.salt.key`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await slowHash(password, salt));
}

/** Hash that no password matches. It is checked for an unknown name, so that the response takes as long as for a known one (F-AUTH-13). */
export const DUMMY_PASSWORD_HASH = written(Buffer.alloc(16, 7), Buffer.alloc(KEY_BYTES));

/** Compares a password with a hash in constant time. Hashes of older versions contain no number of rounds. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [key = '', salt = '', rounds = '16384'] = hash.split('.').reverse();
  const expected = Buffer.from(key, 'base64');
  const actual = await slowHash(password, Buffer.from(salt, 'base64'), Number(rounds));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
