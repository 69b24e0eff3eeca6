import { sql } from 'kysely';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { createMember } from '../members/createMember.ts';
import type { InboxReader } from './buildInboxQuery.ts';
import { countInboxMessages } from './countInboxMessages.ts';
import { buildInboxPage, listInboxMessages } from './listInboxMessages.ts';
import { deleteInboxMessages, markInboxRead, markInboxMessageRead, restoreInboxMessages } from './markInboxMessages.ts';
import { sendInboxMessages } from './sendInboxMessages.ts';

const now = new Date('2026-11-21T04:00:00Z');
const MANY = 20_000;
const FIRST_PAGE = { pageNum: 1, pageSize: 20 };
const texts = { 'zh-CN': { title: '标题', content: '正文' }, 'zh-TW': { title: '標題', content: '內文' } };

let database: OpenDatabase;
let members = 0;

/** Creates a member with letters of two types, one a second, the newest 1 s ago. */
async function createReader(letters: number): Promise<InboxReader> {
  const { db } = database;
  const id = await createMember(db, {
    name: `letters${++members}`,
    passwordMd5: 'f'.repeat(32),
    registeredAt: new Date(now.getTime() - 86_400_000),
  });
  await sql`insert into letters (cause, member_id, type, texts, created_at)
    select 'test:' || n, ${id}, case when n % 2 = 0 then 'notice' else 'activity' end, ${JSON.stringify(texts)}::jsonb,
      ${now}::timestamptz - n * interval '1 second'
    from generate_series(1, ${letters}::integer) as n`.execute(db);
  return { member: { id, registered_at: now }, now };
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  const broadcast = { memberId: null, type: 'brnotice', texts, isStanding: true } as const;
  await sendInboxMessages(
    database.db,
    [1, 2, 3].map((n) => ({ ...broadcast, cause: `all:${n}`, at: now })),
  );
}, 60_000);
afterAll(() => database.close());

/** Sums the kept counts without those of messages to all members. */
async function sumOwn(reader: InboxReader) {
  const own = (await countInboxMessages(database.db, reader)).filter(({ type }) => !type.startsWith('br'));
  return own.reduce((sum, { total, unread }) => ({ total: sum.total + total, unread: sum.unread + unread }), {
    total: 0,
    unread: 0,
  });
}

describe('a large inbox', () => {
  let many: InboxReader;
  beforeAll(async () => {
    many = await createReader(MANY);
    await sql`analyze`.execute(database.db);
  }, 60_000);

  it.each([
    ['all letters', FIRST_PAGE],
    ['one type', { ...FIRST_PAGE, type: 'notice' as const }],
    ['unread letters', { ...FIRST_PAGE, isRead: false }],
  ])('USR-06 reads the first page and the total of 20,000 letters: %s', async (_, page) => {
    const { letters, total } = await listInboxMessages(database.db, many, page);
    expect(letters).toHaveLength(FIRST_PAGE.pageSize);
    expect(total).toBe('type' in page ? MANY / 2 : MANY + 3);
  });

  it.each([
    ['all letters', FIRST_PAGE],
    ['one type', { ...FIRST_PAGE, type: 'notice' as const }],
    ['unread letters', { ...FIRST_PAGE, isRead: false }],
  ])('USR-06 reads the first page by an index: %s', async (_, page) => {
    const plan = await buildInboxPage(database.db, many, page).explain('text', sql`analyze`);
    const lines = plan.map((line) => String(Object.values(line as Record<string, unknown>)[0]));
    expect(lines.join('\n')).toMatch(/Index Scan using letters_by_(type|member) on letters/);
    expect(lines.join('\n')).not.toMatch(/Seq Scan on letters/);
    const read = lines.map((line) => Number(/letters_by_\w+ on letters.*actual.* rows=(\d+)/.exec(line)?.[1] ?? 0));
    expect(Math.max(...read)).toBeLessThanOrEqual(2 * FIRST_PAGE.pageSize);
  });
});

describe('kept counts', () => {
  const run = <Result>(work: Parameters<ReturnType<OpenDatabase['db']['transaction']>['execute']>[0]) =>
    database.db.transaction().execute(work) as Promise<Result>;

  it('USR-06 marks 20,000 letters as read in one statement, and none twice', async () => {
    const reader = await createReader(MANY);
    expect(await run((tx) => markInboxRead(tx, reader, 'notice'))).toBe(MANY / 2);
    expect(await sumOwn(reader)).toEqual({ total: MANY, unread: MANY / 2 });
    expect(await run((tx) => markInboxRead(tx, reader))).toBe(MANY / 2 + 3);
    expect(await run((tx) => markInboxRead(tx, reader))).toBe(0);
    expect(await sumOwn(reader)).toEqual({ total: MANY, unread: 0 });
  }, 60_000);

  it('USR-06 follows each mark of a letter', async () => {
    const reader = await createReader(4);
    const { letters } = await listInboxMessages(database.db, reader, { ...FIRST_PAGE, type: 'notice' });
    const [a = '', b = ''] = letters.map(({ id }) => String(id));
    const counts: { total: number; unread: number }[] = [];
    for (const change of [
      () => run((tx) => markInboxMessageRead(tx, reader, { letterId: a })),
      () => run((tx) => markInboxMessageRead(tx, reader, { letterId: a })),
      () => run((tx) => deleteInboxMessages(tx, reader, [a, b])),
      () => run((tx) => restoreInboxMessages(tx, reader, [a, b])),
      () => run((tx) => markInboxMessageRead(tx, reader, { letterId: a, isRead: false })),
      () => run((tx) => deleteInboxMessages(tx, reader, [a])),
    ]) {
      await change();
      counts.push(await sumOwn(reader));
    }
    expect(counts).toEqual([
      { total: 4, unread: 3 },
      { total: 4, unread: 3 },
      { total: 2, unread: 2 },
      { total: 4, unread: 3 },
      { total: 4, unread: 4 },
      { total: 3, unread: 3 },
    ]);
  });

  it('USR-06 counts no letter before it arrives', async () => {
    const reader = await createReader(2);
    const letter = { memberId: reader.member.id, type: 'notice', cause: 'later', texts } as const;
    await sendInboxMessages(database.db, [{ ...letter, at: new Date(now.getTime() + 60_000) }]);
    expect(await sumOwn(reader)).toEqual({ total: 2, unread: 2 });
    expect(await sumOwn({ ...reader, now: new Date(now.getTime() + 60_000) })).toEqual({ total: 3, unread: 3 });
  });
});
