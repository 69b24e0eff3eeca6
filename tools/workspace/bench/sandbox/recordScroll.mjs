import { startStack } from '../../stack/startStack.mjs';
import { createMaxRow, createRow, formatMs } from '../support/resultRows.mjs';
import { percentile, recordMainThread } from '../support/mainThread.mjs';
import { fillRecord, openSandboxDatabase } from './records.mjs';
import { DESKTOP, logIn, withBrowser } from '../support/withBrowser.mjs';

const ROWS = 5_000;
/** About the speed of a fast mouse wheel: 40 rows a second, then 400. */
const SPEEDS = [1_600, 16_000];
const SCROLL_MS = 6_000;
const FRAME_MS = 1000 / 60;
const MEMBER = { name: 'recorded1', password: 'demo1234' };

/**
 * Measures the table of transactions of a member with 5,000 loaded rows, scrolled for 6 s: frames a second, and the work
 * of the main thread in a frame.
 *
 * @param {string} executablePath
 */
export async function benchRecordScroll(executablePath) {
  const stack = await startStack({ matches: 40 });
  try {
    await createRecord(stack);
    return await withBrowser(executablePath, async (browser) => {
      const page = await browser.newPage({ ...DESKTOP, baseURL: stack.urls['main-cn'] });
      await openRecord(page);
      const rows = [];
      for (const speed of SPEEDS) rows.push(...(await scrollAt(page, speed)));
      return rows;
    });
  } finally {
    await stack.stop();
  }
}

/** Creates a member with a large balance and the transactions. @param {Awaited<ReturnType<typeof startStack>>} stack */
async function createRecord(stack) {
  await stack.console('members', MEMBER);
  await stack.stopSandbox();
  const database = await openSandboxDatabase({ kind: 'folder', path: stack.data });
  try {
    const members = database.db.selectFrom('members').select('id').where('name', '=', MEMBER.name);
    await fillRecord(database.db, (await members.executeTakeFirstOrThrow()).id, ROWS);
  } finally {
    await database.close();
  }
  await stack.startSandbox();
}

/** Logs in and loads all transactions. @param {import('@playwright/test').Page} page */
async function openRecord(page) {
  await page.goto('/');
  await logIn(page, MEMBER);
  await page.goto('/mine/transRecord?range=all');
  const table = page.getByRole('main').getByRole('region');
  await table.waitFor();
  const shown = page.getByTestId('records-shown');
  while (!(await shown.innerText()).includes(`全部 ${ROWS} 笔`)) {
    await table.evaluate((/** @type {Element} */ element) => void (element.scrollTop = element.scrollHeight));
    await page.waitForTimeout(50);
  }
  await table.evaluate((/** @type {Element} */ element) => void (element.scrollTop = 0));
  await page.waitForTimeout(500);
}

/** @param {import('@playwright/test').Page} page @param {number} speed pixels a second */
async function scrollAt(page, speed) {
  const session = await page.context().newCDPSession(page);
  const table = page.getByRole('main').getByRole('region');
  const box = await table.boundingBox();
  if (!box) throw new Error('scrollAt: the page has no table. Open the transactions first.');
  await table.evaluate((/** @type {Element} */ element) => void (element.scrollTop = 0));
  /** @type {number[]} */
  let frames = [];
  const tasks = await recordMainThread(session, async () => {
    await page.evaluate(() => {
      /** @type {import('../window.d.ts').ScrollWatch} */
      const seen = { frames: [], next: 0 };
      window.__scroll = seen;
      const logVerbose = (/** @type {number} */ at) => {
        seen.frames.push(at);
        seen.next = requestAnimationFrame(logVerbose);
      };
      requestAnimationFrame(logVerbose);
    });
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -Math.round((speed * SCROLL_MS) / 1000),
      speed,
      gestureSourceType: 'mouse',
    });
    frames = await page.evaluate(() => {
      cancelAnimationFrame(window.__scroll.next);
      return window.__scroll.frames;
    });
  });
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  const work = percentile(
    tasks.filter(({ isFrame }) => isFrame).map(({ cpu }) => cpu),
    0.99,
  );
  const title = `records: ${ROWS} rows scrolled at ${speed} px/s`;
  return [
    createRow(`${title}, frames a second`, { value: rate.toFixed(1), goal: '>= 59', isMet: rate >= 59 }),
    createMaxRow(`${title}, a frame's main thread, p99`, { value: work, max: FRAME_MS, write: formatMs }),
  ];
}
