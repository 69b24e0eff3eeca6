import { sql } from 'kysely';
import { createLimitRow } from '../support/resultRows.mjs';
import { loadSandbox } from './loadSandbox.mjs';
import { measureMedians, openSandboxDatabase } from './records.mjs';

const MANY = 20_000;
const FEW = 20;
const FIRST_PAGE = { pageNum: 1, pageSize: 20 };
const MAX_RATIO = 1.5;

/** @typedef {import('../../../sandbox-platform/src/letters/buildInboxQuery.ts').InboxReader} Reader */

/** Measures the first page and the counts of an inbox with 20,000 messages, compared with one of 20. */
export async function benchLetters() {
  const { listInboxMessages } =
    /** @type {typeof import('../../../sandbox-platform/src/letters/listInboxMessages.ts')} */ (
      await loadSandbox('sandbox-platform/src/letters/listInboxMessages')
    );
  const { countInboxMessages } =
    /** @type {typeof import('../../../sandbox-platform/src/letters/countInboxMessages.ts')} */ (
      await loadSandbox('sandbox-platform/src/letters/countInboxMessages')
    );
  const { db, close } = await openSandboxDatabase({ kind: 'memory' });
  try {
    const readers = [await createReader(db, 'many', MANY), await createReader(db, 'few', FEW)];
    await sql`analyze`.execute(db);
    /** @type {Record<string, (reader: Reader) => Promise<unknown>>} */
    const reads = {
      'first page': (reader) => listInboxMessages(db, reader, FIRST_PAGE),
      'first page of one type': (reader) => listInboxMessages(db, reader, { ...FIRST_PAGE, type: 'notice' }),
      'first page of unread messages': (reader) => listInboxMessages(db, reader, { ...FIRST_PAGE, isRead: false }),
      counts: (reader) => countInboxMessages(db, reader),
    };
    const rows = [];
    for (const [name, read] of Object.entries(reads)) {
      const [own = 0, other = 0] = await measureMedians(readers.map((reader) => () => read(reader)));
      const title = `messages: ${name} of ${MANY} messages, against ${FEW}`;
      rows.push(createLimitRow(title, { own, other, goal: MAX_RATIO }));
    }
    return rows;
  } finally {
    await close();
  }
}

/**
 * Creates a member with unread messages of two types, one a second.
 *
 * @param {import('./records.mjs').Db} db @param {string} name @param {number} count
 * @returns {Promise<Reader>}
 */
async function createReader(db, name, count) {
  const now = new Date();
  const registeredAt = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql`insert into members (name, password_hash, vip_grade, state, registered_at)
    values (${name}, '', 1, 'active', ${registeredAt}) returning id`.execute(db);
  const { id } = /** @type {{ id: number }} */ (rows[0]);
  const texts = { 'zh-CN': { title: '标题', content: '正文' }, 'zh-TW': { title: '標題', content: '內文' } };
  await sql`insert into letters (cause, member_id, type, texts, created_at)
    select 'bench:' || n, ${id}::integer, case when n % 2 = 0 then 'notice' else 'activity' end,
      ${JSON.stringify(texts)}::jsonb, ${now}::timestamptz - n * interval '1 second'
    from generate_series(1, ${count}::integer) n`.execute(db);
  return { member: { id, registered_at: registeredAt }, now };
}
