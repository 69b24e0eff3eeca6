import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';
import { createRow } from './resultRows.mjs';
import { median } from './pageLoad.mjs';

const ROUNDS = 3;
/** Number of screens to scroll, one every two frames. */
const STEPS = 120;
const LONG_TASK_MS = 50;

/** Collects tasks, layout shifts and paint of the page from its start. Runs inside the page. */
function observe() {
  /** @type {import('./window.d.ts').LobbyWatch} */
  const seen = { cls: 0, tasks: [] };
  window.__lobby = seen;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => seen.tasks.push({ at: entry.startTime, ms: entry.duration })),
  ).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const shift = /** @type {LayoutShift} */ (entry);
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
}

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
const formatLongTasks = (ms) => (ms === 0 ? `none of ${LONG_TASK_MS} ms` : `${ms.toFixed(0)} ms`);

/** @typedef {Awaited<ReturnType<typeof visitLobby>>} Visit */

/**
 * Measures the list of 2,400 games: first tiles, a scroll through 100 screens, no long task, no layout shift.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchLobby(executablePath, { urls }) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const url = `${urls['main-cn']}/game/egame`;
  const visits = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) visits.push(await visitLobby(browser, url));
  } finally {
    await browser.close();
  }
  // The first visit warms the caches of sandbox and browser.
  return createRows(visits.slice(1));
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function visitLobby(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.locator('[data-game]').first().waitFor();
  const tilesAt = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_000);
  const { begun, frames, drawn } = await page.evaluate(scrollThrough, STEPS);
  await page.waitForTimeout(300);
  const leapt = await page.evaluate(scrollToMiddle);
  const { cls, tasks } = await page.evaluate(() => window.__lobby);
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
  const tilesAt = middle((visit) => visit.tilesAt);
  const scrolling = middle((visit) => visit.scrolling);
  const loading = middle((visit) => visit.loading);
  const cls = Math.max(...visits.map((visit) => visit.cls));
  const step = middle((visit) => median(visit.frames) ?? Infinity);
  const leapt = middle((visit) => visit.leapt);
  const drawn = Math.max(...visits.map((visit) => visit.drawn));
  return [
    createRow('lobby: 2,400 games, first tiles', {
      value: `${tilesAt.toFixed(0)} ms`,
      goal: '1500 ms',
      isMet: tilesAt <= 1_500,
    }),
    createRow('lobby: longest task while it opens', {
      value: formatLongTasks(loading),
      goal: `${LONG_TASK_MS} ms`,
      isMet: loading <= LONG_TASK_MS,
    }),
    createRow('lobby: longest task while it scrolls', {
      value: formatLongTasks(scrolling),
      goal: `${LONG_TASK_MS} ms`,
      isMet: scrolling <= LONG_TASK_MS,
    }),
    createRow('lobby: one screen scrolled and rendered, two frames', {
      value: `${step.toFixed(1)} ms`,
      goal: '34 ms',
      isMet: step <= 34,
    }),
    createRow('lobby: scroll to the middle until the window is full', {
      value: `${leapt.toFixed(0)} ms`,
      goal: '250 ms',
      isMet: leapt <= 250,
    }),
    createRow('lobby: tiles in the page at once', { value: String(drawn), goal: '120', isMet: drawn <= 120 }),
    createRow('lobby: layout shift', { value: cls.toFixed(4), goal: '0.002', isMet: cls <= 0.002 }),
  ];
}
