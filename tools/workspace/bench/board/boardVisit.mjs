import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../stack/findChromium.mjs';
import { packBoard, unpackBoard } from './packedBoard.mjs';
import { DESKTOP, logIn } from '../support/withBrowser.mjs';

const VENUE = '/game/sport/crty';
const ARGS = [...CHROMIUM_ARGS, '--enable-precise-memory-info', '--js-flags=--expose-gc'];
/** Time between two clicks, and the time a button is pressed. */
const REST_MS = 150;
const PRESS_MS = 80;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */
/** @typedef {{ browser: import('@playwright/test').Browser, page: Page, session: Session }} Visit */

/**
 * Stores the last board that the page read, the times of clicks, its socket and the count of React's renders. A prepared
 * board replaces the next one that is read. Runs inside the page.
 */
function recordPage() {
  /** @type {import('../window.d.ts').BoardWatch} */
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
    const response = /** @type {{ data?: import('@pavilion/domain-sports').WireBoard } | null} */ (value);
    if (!response?.data?.games) return value;
    if (seen.swap) {
      console.timeStamp('bench:text');
      response.data = /** @type {import('@pavilion/domain-sports').WireBoard} */ (parse(seen.swap));
      seen.swap = '';
    }
    seen.board = response.data;
    return value;
  };
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    /** @param {string | URL} url @param {string | string[]} [protocols] */
    constructor(url, protocols) {
      super(url, protocols);
      seen.sockets = [...seen.sockets, this].filter(({ readyState }) => readyState <= WebSocket.OPEN);
      // Before the page handles a long frame: start of its tick in the trace.
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
async function openPage(executablePath, viewport = DESKTOP.viewport) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ ...DESKTOP, viewport });
  await page.addInitScript(recordPage);
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

/** Shows a board on a reference page. @param {Page} page @param {import('../proxy/feedProxy.mjs').BenchBoard} board */
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
  await logIn(page, { name: 'demo01', password: 'demo1234' });
  await page.goto(url + VENUE);
  await page.locator('[data-price]').first().waitFor();
  await page.waitForTimeout(1_000);
  return opened;
}

/** Shows another time range of the board. @param {Page} page @param {string} name @param {import('../proxy/feedProxy.mjs').BenchBoard} [swap] a board to read instead */
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
      // Not the element itself: its handle would keep the whole board in memory.
      return board && document.querySelector(`[data-price^="${board.games[0]?.gameId}"], [data-match]`) !== null;
    },
    undefined,
    // A poll in each frame would cause frames that a player does not have.
    { polling: 200 },
  );
  await page.waitForTimeout(1_500);
}

/** Returns the board that the page read last, with its prices by name. @param {Page} page */
export async function readBoard(page) {
  const board = await page.evaluate(() => window.__board.board);
  if (!board) throw new Error('readBoard: the page has read no board. Open the board first.');
  return unpackBoard(board);
}

/** Returns the ids of the prices in the viewport. @param {Page} page @returns {Promise<string[]>} */
export function listVisiblePrices(page) {
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
 * Clicks prices in the viewport one after another and returns the milliseconds from each click to the frame that shows
 * it, as INP counts them. As with a player, the pointer rests on the price before it is pressed for a moment.
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
  // The browser reports only clicks of 16 ms and more.
  return [...clicks, ...Array.from({ length: Math.max(0, count - clicks.length) }, () => 8)];
}

/** Removes all selections from the slip by a click on each cell, as a player would. @param {Page} page */
export async function emptySlip(page) {
  await page.evaluate(() =>
    [...document.querySelectorAll('button[data-picked]')].forEach((cell) => /** @type {HTMLElement} */ (cell).click()),
  );
  await page.waitForTimeout(500);
}

/**
 * Collects garbage as the engine does by itself. `collectGarbage`, which measurements of memory need, signals low
 * memory: it leaves so little room that the next render causes another collection.
 *
 * @param {Page} page
 */
export async function clearGarbage(page) {
  await page.evaluate(() => window.gc());
  await page.waitForTimeout(200);
}

/** Collects all garbage. @param {Page} page @param {Session} session */
export async function collectGarbage(page, session) {
  // One collection can release objects that kept others alive.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
}

/**
 * Measures the live JavaScript heap of the page after a collection, CSS rules, nodes and listeners.
 *
 * @param {Page} page @param {Session} session
 */
export async function measurePageMemory(page, session) {
  await page.evaluate(() => void (window.__board.board = undefined));
  await collectGarbage(page, session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, rules: await countRules(page) };
}

/** Counts the CSS rules of the page. @param {Page} page */
export function countRules(page) {
  return page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));
}
