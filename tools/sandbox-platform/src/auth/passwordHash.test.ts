import { hashPassword, HASH_ROUNDS, isPassword, DUMMY_PASSWORD_HASH, slowHash } from './passwordHash.ts';

const md5 = '2e9ec317e197819358fbc43afca7d837';

it('A2 creates a salted hash that matches only its password', async () => {
  const [first, second] = await Promise.all([hashPassword(md5), hashPassword(md5)]);
  expect(first).not.toBe(second);
  expect(first).not.toContain(md5);
  expect(await isPassword(md5, first)).toBe(true);
  expect(await isPassword(md5.replace('2', '3'), first)).toBe(false);
});

it('does not match the dummy hash with an empty password', async () => {
  expect(await isPassword(md5, DUMMY_PASSWORD_HASH)).toBe(false);
  expect(await isPassword('', DUMMY_PASSWORD_HASH)).toBe(false);
});

it('A2 a stored key of another length matches no password', async () => {
  const [rounds, salt, key = ''] = (await hashPassword(md5)).split('.');
  const short = Buffer.from(key, 'base64').subarray(0, 16).toString('base64');
  expect(await isPassword(md5, `${rounds}.${salt}.${short}`)).toBe(false);
  expect(await isPassword(md5, '')).toBe(false);
});

it('A2 a hash contains the number of its rounds and matches only with it', async () => {
  const [rounds, salt, key] = (await hashPassword(md5)).split('.');
  expect(Number(rounds)).toBe(HASH_ROUNDS);
  expect(await isPassword(md5, `${HASH_ROUNDS * 2}.${salt}.${key}`)).toBe(false);
});

it('A2 accepts a hash of the older form without a number of rounds', async () => {
  const salt = Buffer.alloc(16, 3);
  const key = await slowHash(md5, salt, 16_384);
  expect(await isPassword(md5, `${salt.toString('base64')}.${key.toString('base64')}`)).toBe(true);
});
