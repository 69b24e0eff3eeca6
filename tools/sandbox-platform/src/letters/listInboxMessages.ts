import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Db } from '../db/database.ts';
import { buildInboxPartQuery, lacksMark, type InboxPart, type InboxReader } from './buildInboxQuery.ts';
import { countInboxMessages } from './countInboxMessages.ts';

/** Filter and page of an inbox. */
export type InboxPage = Pick<RequestOf<'letter.list'>, 'type' | 'isRead' | 'pageNum' | 'pageSize'>;

/** Builds the newest messages of one part up to the end of the page. */
function buildPartQuery(db: Db, reader: InboxReader, { part, page }: { part: InboxPart; page: InboxPage }) {
  const { type, isRead, pageNum, pageSize } = page;
  let box = buildInboxPartQuery(db, reader, part);
  if (type !== undefined) box = box.where('letters.type', '=', type);
  if (isRead === true) box = box.where('letter_marks.read_at', 'is not', null);
  if (isRead === false) box = box.where(lacksMark('read_at'));
  return box
    .select([
      'letters.id',
      'letters.type',
      'letters.texts',
      'letters.created_at',
      'letters.is_standing',
      'letter_marks.read_at',
    ])
    .orderBy('letters.created_at', 'desc')
    .orderBy('letters.id', 'desc')
    .limit(pageNum * pageSize);
}

/** Builds the query of one page of an inbox, newest first. Both parts are read in the order of an index. */
export function buildInboxPage(db: Db, reader: InboxReader, page: InboxPage) {
  const selectPart = (part: InboxPart) =>
    db.selectFrom(buildPartQuery(db, reader, { part, page }).as(part)).selectAll();
  return db
    .selectFrom(selectPart('own').unionAll(selectPart('broadcast')).as('inbox'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page.pageNum - 1) * page.pageSize)
    .limit(page.pageSize);
}

/** Counts the messages that match the filter of a page. */
async function countMatches(db: Db, reader: InboxReader, { type, isRead }: InboxPage): Promise<number> {
  const counts = await countInboxMessages(db, reader);
  return counts
    .filter((count) => type === undefined || count.type === type)
    .reduce((sum, { total, unread }) => {
      if (isRead === undefined) return sum + total;
      return sum + (isRead ? total - unread : unread);
    }, 0);
}

/** Reads one page of an inbox and the number of all messages that match the filter. */
export async function listInboxMessages(db: Db, reader: InboxReader, page: InboxPage) {
  const total = await countMatches(db, reader, page);
  return { total, letters: total === 0 ? [] : await buildInboxPage(db, reader, page).execute() };
}
