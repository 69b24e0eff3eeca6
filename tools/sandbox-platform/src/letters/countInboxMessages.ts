import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import { buildInboxPartQuery, type InboxReader } from './buildInboxQuery.ts';

/** Numbers of a member's inbox messages of one type, without deleted ones. */
export interface InboxCount {
  readonly type: LetterType;
  readonly total: number;
  readonly unread: number;
}

const unread = sql<bigint>`count(*) filter (where letter_marks.read_at is null)`;

/** Counts messages to all members. There are few of them. */
const countBroadcasts = (db: Db, reader: InboxReader) =>
  buildInboxPartQuery(db, reader, 'broadcast')
    .groupBy('letters.type')
    .select(['letters.type', (count) => count.fn.countAll<bigint>().as('total'), unread.as('unread')])
    .execute();

/** Counts messages to the member that have not arrived yet; the kept counts include them. */
const countFuture = (db: Db, { member, now }: InboxReader) =>
  db
    .selectFrom('letters')
    .where('member_id', '=', member.id)
    .where('created_at', '>', now)
    .groupBy('type')
    .select(['type', (count) => count.fn.countAll<bigint>().as('total')])
    .execute();

/**
 * Counts the inbox messages of each type. Messages to the member are counted when they are stored, so the time does not depend
 * on their number.
 */
export async function countInboxMessages(db: Db, reader: InboxReader): Promise<readonly InboxCount[]> {
  const [own, broadcasts, future] = await Promise.all([
    db.selectFrom('letter_counts').selectAll().where('member_id', '=', reader.member.id).execute(),
    countBroadcasts(db, reader),
    countFuture(db, reader),
  ]);
  const toCount = ({ type, total, unread: open }: { type: LetterType; total: bigint; unread: bigint }): InboxCount => ({
    type,
    total: Number(total),
    unread: Number(open),
  });
  const ownCounts = own.map(({ type, total, unread: open }) => {
    const late = Number(future.find((row) => row.type === type)?.total ?? 0n);
    return { type, total: total - late, unread: open - late };
  });
  return [...ownCounts, ...broadcasts.map(toCount)];
}
