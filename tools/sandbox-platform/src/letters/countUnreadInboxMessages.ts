import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Db } from '../db/database.ts';
import type { InboxReader } from './buildInboxQuery.ts';
import { countInboxMessages } from './countInboxMessages.ts';

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
  const counts = await countInboxMessages(db, reader);
  return { ...nothing, ...Object.fromEntries(counts.map(({ type, unread }) => [`${type}_count`, unread])) };
}
