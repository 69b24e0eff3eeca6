import { startStack } from '../../stack/startStack.mjs';
import { createMaxRow, createRow, formatMs } from '../support/resultRows.mjs';
import { percentile } from '../support/mainThread.mjs';
import { scrollElement } from '../support/scrollPage.mjs';
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
  const { gaps, work } = await scrollElement(page, table, { speed, ms: SCROLL_MS, session });
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  const title = `records: ${ROWS} rows scrolled at ${speed} px/s`;
  return [
    createRow(`${title}, frames a second`, { value: rate.toFixed(1), goal: '>= 59', isMet: rate >= 59 }),
    createMaxRow(`${title}, a frame's main thread, p99`, {
      value: percentile(work, 0.99),
      max: FRAME_MS,
      write: formatMs,
    }),
  ];
}
