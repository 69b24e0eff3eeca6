import type { Db } from '../../db/database.ts';
import type { Connection } from './createConnection.ts';

/** Maximum lag of a session's start behind the time of its first token, milliseconds: tokens count whole seconds. */
const SECOND = 1_000;

/**
 * Ends chat logins that have expired, and those of members who have since logged out, logged in elsewhere, or been kicked
 * or frozen (F-AUTH-18, F-CHT-10). It uses one query for all of them.
 */
export async function endInvalidLogins(db: Db, connections: readonly Connection[], now: number): Promise<void> {
  const members = connections.filter((connection) => connection.login()?.issued !== undefined);
  const ids = [...new Set(members.flatMap((connection) => connection.person()?.memberId ?? []))];
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.member_id', 'sessions.created_at'])
    .where('sessions.member_id', 'in', ids)
    .where('sessions.ended_at', 'is', null)
    .where('members.state', '=', 'active')
    .execute();
  const began = new Map(rows.map(({ member_id, created_at }) => [member_id, created_at.getTime()]));
  for (const connection of members) {
    const { issued = 0, expires = 0, person } = connection.login() ?? {};
    const session = began.get(person?.memberId ?? 0);
    if (session === undefined || session > issued + SECOND || expires <= now) connection.endLogin();
  }
}
