import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Db } from '../db/database.ts';
import { formatApplicationNo } from './applicationNo.ts';

/** Returns the newest application of a member. */
export async function readOwnApplication(db: Db, memberId: number): Promise<ResponseOf<'partners.application'>> {
  const row = await db
    .selectFrom('agent_applications')
    .select(['id', 'state', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return {};
  return {
    application: {
      applicationNo: formatApplicationNo(row.id),
      state: row.state,
      createTime: row.created_at.getTime(),
    },
  };
}

/** Lists applications of all applicants, newest first, with the name of the member if there is one. */
export async function listApplications(db: Db, limit: number) {
  const rows = await db
    .selectFrom('agent_applications')
    .leftJoin('members', 'members.id', 'agent_applications.member_id')
    .selectAll('agent_applications')
    .select('members.name as member_name')
    .orderBy('agent_applications.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    applicationNo: formatApplicationNo(row.id),
    member: row.member_name ?? '',
    name: row.name,
    contactKind: row.contact_kind,
    contact: row.contact,
    channel: row.channel,
    players: row.players,
    intro: row.intro,
    state: row.state,
    createTime: row.created_at.getTime(),
  }));
}
