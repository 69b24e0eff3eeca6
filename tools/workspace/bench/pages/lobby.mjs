import { createMaxRow, formatMs } from '../support/resultRows.mjs';
import { measureLobbyLoad } from './lobbyLoad.mjs';
import { measureLobbySearch } from './lobbySearch.mjs';
import { median, observePage } from '../support/pageLoad.mjs';
import { DESKTOP, withBrowser } from '../support/withBrowser.mjs';

const ROUNDS = 3;
/** Number of screens to scroll, one every two frames. */
const STEPS = 120;
const LONG_TASK_MS = 50;

/** Scrolls one screen every second frame and returns the times of the frames. Runs inside the page. @param {number} steps */
async function scrollThrough(steps) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  const frames = [];
  for (let step = 0; step < steps; step += 1) {
    const from = performance.now();
    window.scrollBy(0, window.innerHeight * 0.8);
    await frame();
    await frame();
    frames.push(performance.now() - from);
  }
  return { begun, frames, drawn: document.querySelectorAll('[data-game]').length };
}

/** Scrolls to the middle of the list and returns the time until tiles fill the window. Runs inside the page. */
async function scrollToMiddle() {
  const isDrawn = (/** @type {number} */ y) =>
    // A point in the third of six columns, and a second one in case the first is in the gap between two rows.
    [y, y + 24].some((at) => document.elementFromPoint(window.innerWidth * 0.42, at)?.closest('[data-game]'));
  const begun = performance.now();
  window.scrollTo(0, document.body.scrollHeight / 2);
  while (![320, 520, 720, 920, 1_040].every(isDrawn)) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - begun;
}

/** Formats the duration of long tasks; the browser reports only tasks of 50 ms and more. @param {number} ms */
const formatLongTasks = (ms) => (ms === 0 ? `none of ${LONG_TASK_MS} ms` : formatMs(ms));

/** @typedef {Awaited<ReturnType<typeof visitLobby>>} Visit */

/**
 * Measures lobbies: the first visit, the search, and the list of 2,400 games: first tiles, a scroll through 100 screens, no
 * long task, no layout shift.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchLobby(executablePath, { urls }) {
  const siteUrl = urls['main-cn'] ?? '';
  return [
    ...(await measureLobbyLoad(executablePath, siteUrl)),
    ...(await measureLobbySearch(executablePath, siteUrl)),
    ...(await measureList(executablePath, `${siteUrl}/game/egame`)),
  ];
}

/** @param {string} executablePath @param {string} url */
const measureList = (executablePath, url) =>
  withBrowser(executablePath, async (browser) => {
    const visits = [];
    for (let round = 0; round <= ROUNDS; round += 1) visits.push(await visitLobby(browser, url));
    // The first visit warms the caches of sandbox and browser.
    return createRows(visits.slice(1));
  });

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function visitLobby(browser, url) {
  const page = await browser.newPage(DESKTOP);
  await page.addInitScript(observePage);
  await page.goto(url);
  await page.locator('[data-game]').first().waitFor();
  const tilesAt = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_000);
  const { begun, frames, drawn } = await page.evaluate(scrollThrough, STEPS);
  await page.waitForTimeout(300);
  const leapt = await page.evaluate(scrollToMiddle);
  const { cls, tasks } = await page.evaluate(() => window.__load);
  await page.close();
  const longest = (/** @type {(at: number) => boolean} */ isOf) =>
    Math.max(0, ...tasks.filter(({ at }) => isOf(at)).map(({ ms }) => ms));
  return {
    tilesAt,
    frames,
    drawn,
    leapt,
    cls,
    loading: longest((at) => at < begun),
    scrolling: longest((at) => at >= begun),
  };
}

/** @param {readonly Visit[]} visits */
function createRows(visits) {
  const middle = (/** @type {(visit: Visit) => number} */ of) => median(visits.map(of)) ?? Infinity;
  /** @param {string} name @param {Omit<Parameters<typeof createMaxRow>[1], 'value'> & { of: (visit: Visit) => number }} measured */
  const atMost = (name, { of, max, write = formatMs }) =>
    createMaxRow(`lobby: ${name}`, { value: middle(of), max, write });
  const tasks = { max: LONG_TASK_MS, write: formatLongTasks };
  return [
    atMost('2,400 games, first tiles', { of: (visit) => visit.tilesAt, max: 1_500 }),
    atMost('longest task while it opens', { of: (visit) => visit.loading, ...tasks }),
    atMost('longest task while it scrolls', { of: (visit) => visit.scrolling, ...tasks }),
    atMost('one screen scrolled and rendered, two frames', {
      of: (visit) => median(visit.frames) ?? Infinity,
      max: 34,
    }),
    atMost('scroll to the middle until the window is full', { of: (visit) => visit.leapt, max: 250 }),
    createMaxRow('lobby: tiles in the page at once', {
      value: Math.max(...visits.map((visit) => visit.drawn)),
      max: 120,
    }),
    createMaxRow('lobby: layout shift', {
      value: Math.max(...visits.map((visit) => visit.cls)),
      max: 0.002,
      write: (shift) => shift.toFixed(4),
    }),
  ];
}
