import type { Db } from '../../db/database.ts';
import type { Connection } from './createConnection.ts';

/** Sessions begin within this of their first token, milliseconds: tokens count whole seconds. */
const SECOND = 1_000;

/**
 * Ends the chat logins whose time is over, and those of members who have logged out, in elsewhere, or been kicked or frozen
 * since they got their token (F-AUTH-18, F-CHT-10). One question for all of them.
 */
export async function watchLogins(db: Db, connections: readonly Connection[], now: number): Promise<void> {
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
