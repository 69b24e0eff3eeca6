import type { Db } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { ageMs } from '../base/ageMs.ts';
import { hashToken } from './openSession.ts';
import { isOpenAt } from './sessionLifetime.ts';

/** Open session and its member. */
export interface OpenSession {
  readonly id: string;
  readonly lastUsedAt: Date;
  readonly member: Member;
}

/** Token, device and time of a call. */
export interface SessionUse {
  readonly token: string;
  readonly deviceId: string;
  readonly now: Date;
}

/**
 * Finds the session of a token. `undefined` if the token is unknown or belongs to another device, if the session has ended
 * or reached a limit, or if the member is frozen (ruling A5).
 */
export async function findSession(db: Db, { token, deviceId, now }: SessionUse): Promise<OpenSession | undefined> {
  if (token === '' || token.length > 128) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.device_id', '=', deviceId)
    .where(isOpenAt(now))
    .where('members.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, last_used_at: lastUsedAt, ...member } = row;
  return { id, lastUsedAt, member };
}

/** Resolution of the time of last use. A session is not updated more often. */
const USE_STEP_MS = 60_000;

/** Stores the time of a call as the last use of its session. */
export async function recordUse(db: Db, { id, lastUsedAt }: Omit<OpenSession, 'member'>, now: Date): Promise<void> {
  if (ageMs(now, lastUsedAt) < USE_STEP_MS) return;
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
