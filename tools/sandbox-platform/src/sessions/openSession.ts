import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { endSessions } from './endSessions.ts';
import { findReachedLimit } from './sessionLifetime.ts';

/** Member, device, place and start of a new session. */
export interface NewSession {
  readonly memberId: number;
  readonly deviceId: string;
  /** Network address of the login. */
  readonly ip: string;
  /** Browser and system, such as `Chrome · Windows`; `undefined` if they are unknown. */
  readonly deviceName: string | undefined;
  readonly at: Date;
  /** Whether sessions on other devices stay open. Those on the same device always end (F-AUTH-03). */
  readonly keepsOthers: boolean;
}

/** Computes the digest under which a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Stores the end of sessions that have reached a limit. */
async function closeLapsedSessions(tx: Tx, memberId: number, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  for (const { id, ...times } of open) {
    const end = findReachedLimit(times, now);
    if (end)
      await tx.updateTable('sessions').set({ ended_at: end.at, end_reason: end.reason }).where('id', '=', id).execute();
  }
}

/**
 * Opens a session and ends others of the member (F-AUTH-18). The caller has locked the member's row, so that two logins at
 * the same time end one another in turn.
 *
 * @returns the token; the database stores only its hash
 */
export async function openSession(tx: Tx, login: NewSession): Promise<string> {
  const { memberId, deviceId, ip, deviceName, at, keepsOthers } = login;
  await closeLapsedSessions(tx, memberId, at);
  const open = await tx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!keepsOthers) await endSessions(tx, { memberId }, { reason: 'elsewhere', at });
  else if (open) await endSessions(tx, { memberId, only: open.id }, { reason: 'elsewhere', at });
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      device_id: deviceId,
      created_at: at,
      last_used_at: at,
      address: ip,
      device_name: deviceName ?? null,
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return token;
}
