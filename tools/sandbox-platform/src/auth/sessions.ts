import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import type { Member, SessionsTable } from '../db/tables/schema.ts';

type EndReason = NonNullable<SessionsTable['end_reason']>;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Member, device and start of a new session. */
export interface NewSession {
  readonly memberId: number;
  readonly deviceId: string;
  readonly at: Date;
}

/**
 * Opens a session and ends all other sessions of the member (F-AUTH-18).
 *
 * @returns the token; the database stores only its hash
 */
export async function openSession(tx: Tx, { memberId, deviceId, at }: NewSession): Promise<string> {
  await endSessions(tx, memberId, { reason: 'elsewhere', at });
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      device_id: deviceId,
      created_at: at,
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return token;
}

/** Reason and time of the end of a session. */
export interface SessionEnd {
  readonly reason: EndReason;
  readonly at: Date;
}

/** Ends all open sessions of a member. */
export async function endSessions(db: Db, memberId: number, { reason, at }: SessionEnd): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Returns the member of a token, or `undefined` if the token is unknown or its session has ended. */
export async function findMemberByToken(db: Db, token: string): Promise<Member | undefined> {
  if (token === '' || token.length > 128) return undefined;
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.ended_at', 'is', null)
    .where('members.state', '=', 'active')
    .executeTakeFirst();
}
