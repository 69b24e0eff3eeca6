import { sql } from 'kysely';
import { startStack } from '../../stack/startStack.mjs';
import { percentile } from '../support/mainThread.mjs';
import { createLimitRow, createMaxRow, formatMs } from '../support/resultRows.mjs';
import { recordFrames, scrollElement } from '../support/scrollPage.mjs';
import { createPageHandler, startServer } from '../support/startServer.mjs';
import { DESKTOP, logIn, withBrowser } from '../support/withBrowser.mjs';
import { openSandboxDatabase } from './records.mjs';

const LETTERS = 20_000;
/** Pixels a second, about 25 messages: a fast mouse wheel. */
const SPEED = 1_600;
const SCROLL_MS = 6_000;
const THROTTLE = { rate: 4 };
/** Work of the main thread in a frame, milliseconds at the 95th percentile. */
const MAX_WORK_MS = 4;
/** Gap between two frames that a player notices, milliseconds. */
const LONG_FRAME_MS = 20;
const MEMBER = { name: 'lettered1', password: 'demo1234' };

const STATIC_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>static</title>
<style>body{margin:0}#box{width:240px;height:60px;background:#b23a1f}</style></head><body><div id="box"></div><script src="/move.js"></script></body></html>`;
const STATIC_SCRIPT = `(function move(at){document.getElementById('box').style.transform='translateY('+at/4%800+'px)';requestAnimationFrame(move)})(0)`;

/**
 * Measures the message list of a member with 20,000 messages, scrolled for 6 s while it reads further pages, at CPU x4: the
 * work of the main thread in a frame, and long frames compared with a page that moves one element.
 *
 * @param {string} executablePath
 */
export async function benchLetterScroll(executablePath) {
  const stack = await startStack({ matches: 40 });
  const plain = await startServer(createPageHandler({ '/': STATIC_PAGE, '/move.js': STATIC_SCRIPT }));
  try {
    await createLetters(stack);
    return await withBrowser(executablePath, async (browser) => {
      const page = await browser.newPage({ ...DESKTOP, baseURL: stack.urls['main-cn'] });
      const list = await openMessages(page);
      const session = await throttle(page);
      const own = await scrollElement(page, list, { speed: SPEED, ms: SCROLL_MS, session });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const rows = await list.locator('li').count();
      const other = await watchStaticPage(browser, plain.url);
      const title = `messages: ${LETTERS} messages scrolled at ${SPEED} px/s, CPU x4`;
      return [
        createMaxRow(`${title}, ${rows} read, a frame's main thread, p95`, {
          value: percentile(own.work, 0.95),
          max: MAX_WORK_MS,
          write: formatMs,
        }),
        createLimitRow(`${title}, frames over ${LONG_FRAME_MS} ms, against a static page`, {
          own: countLongFrames(own),
          other: Math.max(1, countLongFrames(other)),
          goal: 1.25,
          write: String,
        }),
      ];
    });
  } finally {
    await plain.stop();
    await stack.stop();
  }
}

/** Creates a member with the messages, a third of them unread. @param {Awaited<ReturnType<typeof startStack>>} stack */
async function createLetters(stack) {
  await stack.console('members', MEMBER);
  await stack.stopSandbox();
  const database = await openSandboxDatabase({ kind: 'folder', path: stack.data });
  try {
    const members = database.db.selectFrom('members').select('id').where('name', '=', MEMBER.name);
    const { id } = await members.executeTakeFirstOrThrow();
    const texts = {
      'zh-CN': { title: '账户通知', content: '<p>您的存款已到账，请在交易记录中查看。</p>' },
      'zh-TW': { title: '帳號通知', content: '<p>您的儲值已入帳，請在交易紀錄中查看。</p>' },
    };
    await sql`insert into letters (cause, member_id, type, texts, created_at)
      select 'bench:' || n, ${id}::integer, (array['notice', 'activity', 'fd'])[1 + n % 3], ${JSON.stringify(texts)}::jsonb,
             now() - n * interval '10 minutes'
      from generate_series(1, ${LETTERS}::integer) n`.execute(database.db);
    await sql`insert into letter_marks (member_id, letter_id, read_at)
      select member_id, id, created_at from letters where member_id = ${id}::integer and id % 3 > 0`.execute(
      database.db,
    );
    await sql`analyze`.execute(database.db);
  } finally {
    await database.close();
  }
  await stack.startSandbox();
}

/** Logs in and opens the messages. Returns the scrolling area of the list. @param {import('@playwright/test').Page} page */
async function openMessages(page) {
  await page.goto('/');
  await logIn(page, MEMBER);
  await page.goto('/mine/message');
  const rows = page.locator('[data-part="list"] ul');
  await rows.locator('li').nth(20).waitFor();
  await page.waitForTimeout(2_000);
  return rows.locator('..');
}

/** @param {import('@playwright/test').Page} page */
async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', THROTTLE);
  return session;
}

/** Records a page that moves one element, for the same time. @param {import('@playwright/test').Browser} browser @param {string} url */
async function watchStaticPage(browser, url) {
  const page = await browser.newPage(DESKTOP);
  await page.goto(url);
  const session = await throttle(page);
  const record = await recordFrames(page, session, () => page.waitForTimeout(SCROLL_MS));
  await page.close();
  return record;
}

/** @param {import('../support/scrollPage.mjs').FrameRecord} record */
const countLongFrames = ({ gaps }) => gaps.filter((gap) => gap > LONG_FRAME_MS).length;
