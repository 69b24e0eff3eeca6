import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Db } from '../db/database.ts';
import { buildInboxQuery, type InboxReader } from './buildInboxQuery.ts';

type Counts = ResponseOf<'letter.getUnreadForType'>;

const nothing: Counts = {
  brnotice_count: 0,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 0,
  activity_count: 0,
  fd_count: 0,
};

/** Counts the unread inbox messages of each type. */
export async function countUnreadInboxMessages(db: Db, reader: InboxReader): Promise<Counts> {
  const rows = await buildInboxQuery(db, reader)
    .where('letter_marks.read_at', 'is', null)
    .groupBy('letters.type')
    .select(['letters.type', (count) => count.fn.countAll<bigint>().as('count')])
    .execute();
  return { ...nothing, ...Object.fromEntries(rows.map(({ type, count }) => [`${type}_count`, Number(count)])) };
}
