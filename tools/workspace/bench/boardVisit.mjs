import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';

const VENUE = '/game/sport/crty';
const ARGS = [...CHROMIUM_ARGS, '--enable-precise-memory-info'];

/** Keeps the last board the page reads and how long clicks take to show; runs inside the page. */
function watch() {
  const seen = { board: /** @type {any} */ (undefined), clicks: /** @type {number[]} */ ([]) };
  Object.assign(window, { __seen: seen });
  const parse = JSON.parse;
  JSON.parse = (...args) => {
    const value = parse(...args);
    if (value?.data?.games) seen.board = value.data;
    return value;
  };
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      if (entry.name === 'click') seen.clicks.push(entry.duration);
    }),
  ).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
}

/** @param {string} executablePath */
async function openPage(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  await page.addInitScript(watch);
  return { browser, page, session: await page.context().newCDPSession(page) };
}

/** Opens the reference page. @param {string} executablePath @param {string} url */
export async function openVanilla(executablePath, url) {
  const opened = await openPage(executablePath);
  await opened.page.goto(url);
  await opened.page.locator('[data-price]').first().waitFor();
  return opened;
}

/** Logs the demo member in and opens the venue. @param {string} executablePath @param {string} url */
export async function openVenue(executablePath, url) {
  const opened = await openPage(executablePath);
  const { page } = opened;
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('用户名', { exact: true }).fill('demo01');
  await dialog.getByLabel('密码', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByTestId('member-name').waitFor();
  await page.goto(url + VENUE);
  await page.locator('[data-price]').first().waitFor();
  await page.waitForTimeout(1_000);
  return opened;
}

/** Shows another time of the board. @param {import('@playwright/test').Page} page @param {string} name */
export async function showBoard(page, name) {
  await page.evaluate((/** @type {string} */ text) => {
    /** @type {any} */ (window).__seen.board = undefined;
    [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith(text))?.click();
  }, name);
  await page.waitForFunction(() => {
    const { board } = /** @type {any} */ (window).__seen;
    return board && document.querySelector(`[data-price^="${board.games[0].gameId}"], [data-match]`);
  });
  await page.waitForTimeout(1_500);
}

/** The board the page read last. @param {import('@playwright/test').Page} page @returns {Promise<import('./feedProxy.mjs').BenchBoard>} */
export const readBoard = (page) => page.evaluate(() => /** @type {any} */ (window).__seen.board);

/** Ids of the prices in view. @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
export function visiblePrices(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-price]')]
      .filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .map((cell) => /** @type {HTMLElement} */ (cell).dataset.price ?? ''),
  );
}

/**
 * Clicks prices in view one after another and answers milliseconds from each click to the frame that shows it.
 *
 * @param {import('@playwright/test').Page} page @param {number} count
 * @returns {Promise<number[]>}
 */
export async function clickPrices(page, count) {
  await page.evaluate(() => void (/** @type {any} */ (window.__seen.clicks.length = 0)));
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll('[data-price]:not([data-locked])')].flatMap((cell) => {
      const { top, bottom, left, width } = cell.getBoundingClientRect();
      return top > 250 && bottom < innerHeight - 40 ? [{ x: left + width / 2, y: (top + bottom) / 2 }] : [];
    }),
  );
  for (let at = 0; at < count; at += 1) {
    const { x, y } = spots[(at * 5) % spots.length] ?? { x: 0, y: 0 };
    await page.mouse.click(x, y);
    await page.waitForTimeout(250);
  }
  const clicks = await page.evaluate(() => /** @type {any} */ (window).__seen.clicks);
  // The browser tells only of clicks that took 16 ms and more.
  return [...clicks, ...Array.from({ length: Math.max(0, count - clicks.length) }, () => 8)];
}

/**
 * CSS rules and live JavaScript heap of the page, after a collection.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
export async function weigh(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  return { heap: usedSize, rules };
}
