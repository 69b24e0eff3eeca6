import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';
import { buildInboxQuery, type InboxReader } from './buildInboxQuery.ts';

/** Largest number of messages shown after one login. */
const MAX_SHOWN = 5;

/** Returns the unread messages that the site shows after a login, newest first, at most five. */
export async function listForcedMessages(db: Db, reader: InboxReader, locale: Locale) {
  const rows = await buildInboxQuery(db, reader)
    .where('letters.is_forced', '=', true)
    .where('letter_marks.read_at', 'is', null)
    .select(['letters.id', 'letters.texts', 'letters.created_at'])
    .orderBy('letters.created_at', 'desc')
    .orderBy('letters.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id, texts, created_at }) => ({
    letterId: String(id),
    ...texts[locale],
    createTime: created_at.getTime(),
  }));
}
