import type { RequestData } from '@pavilion/chat-socket/protocol';
import { createHistoryPages, type HistoryPage } from './createHistoryPages.ts';

const ask = (more: Partial<RequestData<10011>> = {}): RequestData<10011> => ({
  cid: Math.random().toString(),
  rid: 'lobby',
  pageNum: 1,
  pageSize: 15,
  ...more,
});

/** Creates pages on a fake database that counts reads; with `fails` each read fails. */
function openPages() {
  const books = { lastMid: 10, reads: 0, fails: false };
  const read = async ({ beforeMid }: RequestData<10011>): Promise<HistoryPage> => {
    books.reads += 1;
    if (books.fails) throw new Error('database closed');
    return { messages: [], hasMore: beforeMid === undefined };
  };
  return { books, pages: createHistoryPages({ read, lastMid: () => books.lastMid }) };
}

it('F-CHT-08 reads a page once for many concurrent requests', async () => {
  const { books, pages } = openPages();
  const all = Array.from({ length: 100 }, () => pages.page(ask({ afterMid: 3, beforeMid: 11 }), 'zh-CN'));
  expect(new Set(await Promise.all(all)).size).toBe(1);
  expect(books.reads).toBe(1);
  await pages.page(ask({ afterMid: 3, beforeMid: 11 }), 'zh-TW');
  await pages.page(ask({ afterMid: 4, beforeMid: 11 }), 'zh-CN');
  expect(books.reads).toBe(3);
});

it.each`
  what                                                | before                          | after                           | reads
  ${'two requests for the newest page'}               | ${{}}                           | ${{}}                           | ${1}
  ${'the newest page before and after a new message'} | ${{}}                           | ${{ lastMid: 11 }}              | ${2}
  ${'two requests beyond the newest known message'}   | ${{ asked: { beforeMid: 12 } }} | ${{ asked: { beforeMid: 12 } }} | ${2}
`('F-CHT-08 reads $reads times for $what', async ({ before, after, reads }) => {
  const { books, pages } = openPages();
  for (const { lastMid = 10, asked = {} } of [before, after] as { lastMid?: number; asked?: object }[]) {
    books.lastMid = lastMid;
    await pages.page(ask(asked), 'zh-CN');
  }
  expect(books.reads).toBe(reads);
});

it('CHT-04 reads a page again after a recall and after a failed read', async () => {
  const { books, pages } = openPages();
  await pages.page(ask(), 'zh-CN');
  pages.forget();
  books.fails = true;
  await expect(pages.page(ask(), 'zh-CN')).rejects.toThrow('database closed');
  books.fails = false;
  await pages.page(ask(), 'zh-CN');
  expect(books.reads).toBe(3);
});
