import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Db } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';

/** Changes that the history returns at most. A level rises a few times in a membership. */
const LIMIT = 100;

/** Lists a member's VIP levels with the time since when each was held, newest first. The last is that of the registration. */
export async function listGradeChanges(
  db: Db,
  member: Pick<Member, 'id' | 'vip_grade' | 'registered_at'>,
): Promise<ResponseOf<'vip.gradeHistory'>> {
  const changes = await db
    .selectFrom('grade_changes')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  const first = { grade: changes.at(-1)?.from_grade ?? member.vip_grade, createTime: member.registered_at.getTime() };
  const list = changes.map(({ to_grade, created_at }) => ({ grade: to_grade, createTime: created_at.getTime() }));
  return { list: changes.length < LIMIT ? [...list, first] : list };
}
