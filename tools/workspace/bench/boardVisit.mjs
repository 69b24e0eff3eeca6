import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';
import { packBoard, unpackBoard } from './packedBoard.mjs';

const VENUE = '/game/sport/crty';
const ARGS = [...CHROMIUM_ARGS, '--enable-precise-memory-info', '--js-flags=--expose-gc'];
const WINDOW = { width: 1920, height: 1080 };
/** A hand between two clicks, and on a price while it clicks. */
const REST_MS = 150;
const PRESS_MS = 80;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */
/** @typedef {{ browser: import('@playwright/test').Browser, page: Page, session: Session }} Visit */

/**
 * Keeps the last board the page reads, how long clicks take to show, its socket and what React renders; a board laid
 * ready takes the place of the next one that comes. Runs inside the page.
 */
function watch() {
  /** @type {import('./window.d.ts').BoardWatch} */
  const seen = {
    board: undefined,
    swap: '',
    parsed: undefined,
    clicks: new Map(),
    sockets: [],
    frames: 0,
    renders: 0,
    onCommit: undefined,
  };
  window.__board = seen;
  /** @type {(...args: Parameters<typeof JSON.parse>) => unknown} */
  const parse = JSON.parse;
  JSON.parse = (...args) => {
    if (seen.parsed?.has(args[0])) return seen.parsed.get(args[0]);
    const value = parse(...args);
    const answer = /** @type {{ data?: import('@pavilion/domain-sports').WireBoard } | null} */ (value);
    if (!answer?.data?.games) return value;
    if (seen.swap) {
      console.timeStamp('bench:text');
      answer.data = /** @type {import('@pavilion/domain-sports').WireBoard} */ (parse(seen.swap));
      seen.swap = '';
    }
    seen.board = answer.data;
    return value;
  };
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    /** @param {string | URL} url @param {string | string[]} [protocols] */
    constructor(url, protocols) {
      super(url, protocols);
      seen.sockets = [...seen.sockets, this].filter(({ readyState }) => readyState <= WebSocket.OPEN);
      // Before whatever the page does with a long frame: where its tick begins in the trace.
      this.addEventListener('message', (/** @type {MessageEvent<string>} */ { data }) => {
        seen.frames += 1;
        if (data.length > 500 && !window.isBulk) console.timeStamp('bench:tick');
      });
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id, root) => seen.onCommit?.(root),
  };
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const { interactionId: id, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (id) seen.clicks.set(id, Math.max(duration, seen.clicks.get(id) ?? 0));
    }),
  ).observe({ type: 'event', durationThreshold: 16 });
}

/** @param {string} executablePath @param {{ width: number, height: number }} [viewport] @returns {Promise<Visit>} */
async function openPage(executablePath, viewport = WINDOW) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ viewport, locale: 'zh-CN' });
  await page.addInitScript(watch);
  return { browser, page, session: await page.context().newCDPSession(page) };
}

/**
 * Opens a reference page, which waits for its board.
 *
 * @param {string} executablePath @param {string} url @param {{ width: number, height: number }} [viewport]
 */
export async function openReference(executablePath, url, viewport) {
  const opened = await openPage(executablePath, viewport);
  await opened.page.goto(url);
  await opened.page.waitForFunction('window.show');
  return opened;
}

/** Shows a board on a reference page. @param {Page} page @param {import('./feedProxy.mjs').BenchBoard} board */
export async function showReference(page, board) {
  await page.evaluate(
    (text) => {
      console.timeStamp('bench:text');
      window.show(text);
    },
    JSON.stringify(packBoard(board)),
  );
  await page.waitForTimeout(1_500);
}

/**
 * Logs the demo member in and opens the venue.
 *
 * @param {string} executablePath @param {string} url @param {{ width: number, height: number }} [viewport]
 */
export async function openVenue(executablePath, url, viewport) {
  const opened = await openPage(executablePath, viewport);
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

/** Shows another time of the board. @param {Page} page @param {string} name @param {import('./feedProxy.mjs').BenchBoard} [swap] a board to read instead */
export async function showBoard(page, name, swap) {
  await page.evaluate(
    ({ text, json }) => {
      Object.assign(window.__board, { board: undefined, swap: json });
      [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith(text))?.click();
    },
    { text: name, json: swap ? JSON.stringify(packBoard(swap)) : '' },
  );
  await page.waitForFunction(
    () => {
      const { board } = window.__board;
      // Not the element itself: a handle of it would keep its whole board alive.
      return board && document.querySelector(`[data-price^="${board.games[0]?.gameId}"], [data-match]`) !== null;
    },
    undefined,
    // Asked for in each frame, frames would be made that no player has.
    { polling: 200 },
  );
  await page.waitForTimeout(1_500);
}

/** The board the page read last, its prices by name. @param {Page} page */
export async function readBoard(page) {
  const board = await page.evaluate(() => window.__board.board);
  if (!board) throw new Error('The page has read no board.');
  return unpackBoard(board);
}

/** Ids of the prices in view. @param {Page} page @returns {Promise<string[]>} */
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
 * Clicks prices in view one after another and answers milliseconds from each click to the frame that shows it, as INP
 * counts them. The hand is a player's: it comes to rest on the price first, and presses for a moment.
 *
 * @param {Page} page @param {number} count
 * @returns {Promise<number[]>}
 */
export async function clickPrices(page, count) {
  await page.evaluate(() => window.__board.clicks.clear());
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll('[data-price]:not([data-locked])')].flatMap((cell) => {
      const { top, bottom, left, width } = cell.getBoundingClientRect();
      return top > 250 && bottom < innerHeight - 40 ? [{ x: left + width / 2, y: (top + bottom) / 2 }] : [];
    }),
  );
  for (let at = 0; at < count; at += 1) {
    const { x, y } = spots[(at * 5) % spots.length] ?? { x: 0, y: 0 };
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await page.mouse.click(x, y, { delay: PRESS_MS });
    await page.waitForTimeout(REST_MS);
  }
  await page.waitForTimeout(500);
  const clicks = await page.evaluate(() => [...window.__board.clicks.values()]);
  // The browser tells only of clicks that took 16 ms and more.
  return [...clicks, ...Array.from({ length: Math.max(0, count - clicks.length) }, () => 8)];
}

/** Takes every pick off the slip by clicking its cell again, as a player would. @param {Page} page */
export async function emptySlip(page) {
  await page.evaluate(() =>
    [...document.querySelectorAll('button[data-picked]')].forEach((cell) => /** @type {HTMLElement} */ (cell).click()),
  );
  await page.waitForTimeout(500);
}

/**
 * Lets go of garbage as the engine does by itself. `collectGarbage`, which weighing needs, is that of a page told that
 * memory runs out: it leaves so little room that whatever is drawn next sets off another.
 *
 * @param {Page} page
 */
export async function clearGarbage(page) {
  await page.evaluate(() => window.gc());
  await page.waitForTimeout(200);
}

/** Lets go of all that is garbage. @param {Page} page @param {Session} session */
export async function collectGarbage(page, session) {
  // What one collection lets go of may be what kept more alive.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
}

/**
 * Live JavaScript heap of the page after a collection, CSS rules, nodes and listeners.
 *
 * @param {Page} page @param {Session} session
 */
export async function measurePageMemory(page, session) {
  await page.evaluate(() => void (window.__board.board = undefined));
  await collectGarbage(page, session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  return { heap: usedSize, nodes, listeners: jsEventListeners, rules };
}
