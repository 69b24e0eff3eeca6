import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from './database.ts';

/** Keyed digests of this platform: what only the platform can make and check. */
export interface ServerSecret {
  /** Digest of texts for one purpose, base64url. The same texts for another purpose are another digest. */
  readonly digest: (purpose: string, ...texts: readonly string[]) => string;
  /** A key of 32 bytes for one purpose. */
  readonly key: (purpose: string) => Buffer;
}

const KEY = 'serverSecret';

/** Makes the digests of a secret. */
export function createServerSecret(secret: Buffer): ServerSecret {
  const key = (purpose: string) => createHmac('sha256', secret).update(`key\n${purpose}`).digest();
  return {
    key,
    digest: (purpose, ...texts) => createHmac('sha256', key(purpose)).update(JSON.stringify(texts)).digest('base64url'),
  };
}

/** Compares digests in constant time. */
export function isSameDigest(one: string | null, other: string): boolean {
  const [a, b] = [Buffer.from(one ?? ''), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The platform's secret: made at its first start and kept in the books, so that a restart changes nothing. */
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
