import type { RequestData } from '@pavilion/chat-socket/protocol';
import { createHistoryPages, type HistoryPage } from './createHistoryPages.ts';

const createRequest = (more: Partial<RequestData<10011>> = {}): RequestData<10011> => ({
  cid: Math.random().toString(),
  rid: 'lobby',
  pageNum: 1,
  pageSize: 15,
  ...more,
});

/** Creates pages on a fake database that counts reads; with `fails` each read fails. */
function openPages() {
  const database = { lastMid: 10, reads: 0, fails: false };
  const read = async ({ beforeMid }: RequestData<10011>): Promise<HistoryPage> => {
    database.reads += 1;
    if (database.fails) throw new Error('database closed');
    return { messages: [], hasMore: beforeMid === undefined };
  };
  return { database, pages: createHistoryPages({ read, lastMid: () => database.lastMid }) };
}

it('F-CHT-08 reads a page once for many concurrent requests', async () => {
  const { database, pages } = openPages();
  const all = Array.from({ length: 100 }, () => pages.page(createRequest({ afterMid: 3, beforeMid: 11 }), 'zh-CN'));
  expect(new Set(await Promise.all(all)).size).toBe(1);
  expect(database.reads).toBe(1);
  await pages.page(createRequest({ afterMid: 3, beforeMid: 11 }), 'zh-TW');
  await pages.page(createRequest({ afterMid: 4, beforeMid: 11 }), 'zh-CN');
  expect(database.reads).toBe(3);
});

it.each`
  what                                                | before                          | after                           | reads
  ${'two requests for the newest page'}               | ${{}}                           | ${{}}                           | ${1}
  ${'the newest page before and after a new message'} | ${{}}                           | ${{ lastMid: 11 }}              | ${2}
  ${'two requests beyond the newest known message'}   | ${{ range: { beforeMid: 12 } }} | ${{ range: { beforeMid: 12 } }} | ${2}
`('F-CHT-08 reads $reads times for $what', async ({ before, after, reads }) => {
  const { database, pages } = openPages();
  for (const { lastMid = 10, range = {} } of [before, after] as { lastMid?: number; range?: object }[]) {
    database.lastMid = lastMid;
    await pages.page(createRequest(range), 'zh-CN');
  }
  expect(database.reads).toBe(reads);
});

it('CHT-04 reads a page again after a recall and after a failed read', async () => {
  const { database, pages } = openPages();
  await pages.page(createRequest(), 'zh-CN');
  pages.forget();
  database.fails = true;
  await expect(pages.page(createRequest(), 'zh-CN')).rejects.toThrow('database closed');
  database.fails = false;
  await pages.page(createRequest(), 'zh-CN');
  expect(database.reads).toBe(3);
});
