import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from './database.ts';

/** Keyed digests and keys that only this platform can compute. */
export interface ServerSecret {
  /** Digest of texts for one purpose, base64url. It differs for each purpose. */
  readonly digest: (purpose: string, ...texts: readonly string[]) => string;
  /** Key of 32 bytes for one purpose. */
  readonly key: (purpose: string) => Buffer;
}

const KEY = 'serverSecret';

/** Creates the digests and keys of a secret. */
export function createServerSecret(secret: Buffer): ServerSecret {
  const key = (purpose: string) => createHmac('sha256', secret).update(`key\n${purpose}`).digest();
  return {
    key,
    digest: (purpose, ...texts) => createHmac('sha256', key(purpose)).update(JSON.stringify(texts)).digest('base64url'),
  };
}

/** Whether two digests are equal, compared in constant time. */
export function isSameDigest(one: string | null, other: string): boolean {
  const [a, b] = [Buffer.from(one ?? ''), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Reads the platform's secret from the database; creates it at the first start. */
export async function loadServerSecret(db: Db): Promise<ServerSecret> {
  const value = JSON.stringify(randomBytes(32).toString('base64'));
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return createServerSecret(Buffer.from(String(row.value), 'base64'));
}
