import { createChatPeer } from './chatPeer.mjs';
import { forwardCall, forwardSocket } from '../proxy/forwardCalls.mjs';
import { startSite } from '../proxy/proxiedSite.mjs';
import { createMaxRow, createRow, formatKib, formatMs } from '../support/resultRows.mjs';
import { startServer } from '../support/startServer.mjs';
import { DESKTOP, withBrowser } from '../support/withBrowser.mjs';

const CHAT_PATH = '/ws/chat';
const A_SECOND = 1_000;
const SECONDS = 60;
/** Initial seconds in which the list fills up. */
const WARM_SECONDS = 10;
const KEYS_EVERY_MS = 90;
const MAX_DELAY_MS = 100;
/** Limit of rendered rows at the bottom of a room, with day separators and the outbox, and while older ones are read. */
const MAX_NODES = 100;
/** Number of the newest messages that are scrolled through, most of them from history. */
const READ_BACK = 1_500;
/** Above the difference of two collections of one page, below any lasting leak: 50,000 messages are 10 MB and more. */
const MAX_GROWTH_BYTES = 1024 * 1024;
/** Minimum duration of key events that the browser reports. */
const MIN_EVENT_MS = 16;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Measures F-CHT-14: the panel of a built site in a room with 1,000 messages a second for a minute, while a player types.
 * All calls except the chat's are forwarded to the sandbox.
 *
 * @param {string} executablePath @param {string} sandboxUrl
 */
export async function benchChatPanel(executablePath, sandboxUrl) {
  const site = await startFloodedSite(sandboxUrl);
  try {
    return await withBrowser(executablePath, async (browser) => {
      const page = await browser.newPage(DESKTOP);
      await page.addInitScript(recordPage);
      await page.goto(site.url);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^聊天室/ })
        .click();
      await page.getByRole('log').waitFor();
      const flood = await typeWhileFlooded(page, site.peer);
      return createRows(flood, await readBack(page, site.peer.lastMid()));
    });
  } finally {
    await site.stop();
  }
}

/** Starts a built site with the chat server of the benchmark. @param {string} sandboxUrl */
async function startFloodedSite(sandboxUrl) {
  const peer = createChatPeer();
  const proxy = await startServer((incoming, outgoing) => forwardCall(sandboxUrl, incoming, outgoing));
  proxy.server.on('upgrade', (request, below, head) => {
    if (request.url?.startsWith(CHAT_PATH)) peer.handleUpgrade(request, below, head);
    else forwardSocket(sandboxUrl, request, below);
  });
  const { url, stop } = await startSite(proxy.url);
  return {
    peer,
    url,
    async stop() {
      await stop();
      peer.close();
      await proxy.stop();
    },
  };
}

/** Records the list after each change and the time from each key to its paint. Runs inside the page. */
function recordPage() {
  /** @type {import('../window.d.ts').ChatWatch} */
  const seen = { keys: [], mostNodes: 0, newest: 0, frames: 0, isOrdered: true, read: undefined };
  window.__chat = seen;
  const takeSample = () => {
    const rows = [...document.querySelectorAll('[role="log"] [data-row^="m"]')];
    const mids = rows.map((line) => Number(/** @type {HTMLElement} */ (line).dataset['row']?.slice(1)));
    seen.isOrdered &&= mids.every((mid, at) => at === 0 || mid === (mids[at - 1] ?? 0) + 1);
    seen.mostNodes = Math.max(seen.mostNodes, rows.length);
    if ((mids.at(-1) ?? 0) > seen.newest) seen.frames += 1;
    seen.newest = Math.max(seen.newest, mids.at(-1) ?? 0);
    mids.forEach((mid) => seen.read?.add(mid));
  };
  new MutationObserver(takeSample).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Types into the composer while the room is flooded. @param {Page} page @param {ReturnType<typeof createChatPeer>} peer */
async function typeWhileFlooded(page, peer) {
  const field = page.getByRole('complementary').getByRole('textbox');
  await field.focus();
  const session = await page.context().newCDPSession(page);
  let isOver = false;
  const flood = async (/** @type {number} */ seconds) => peer.pushMessages(seconds * A_SECOND, A_SECOND);
  const press = async () => {
    let pressed = 0;
    for (; !isOver; pressed += 1) {
      await page.keyboard.press('a');
      await page.waitForTimeout(KEYS_EVERY_MS);
      if (pressed % 100 === 99) await field.fill('');
    }
    return pressed;
  };
  const pressing = press();
  await flood(WARM_SECONDS);
  const before = await measureHeap(session);
  const rate = await flood(SECONDS - WARM_SECONDS);
  isOver = true;
  const pressed = await pressing;
  await page.waitForFunction((last) => window.__chat.newest === last, peer.lastMid());
  const after = await measureHeap(session);
  const typed = (await field.inputValue()).length;
  const { keys, newest, frames, isOrdered } = await page.evaluate(() => window.__chat);
  return {
    newest,
    frames,
    isOrdered,
    pressed,
    rate,
    growth: after - before,
    keys,
    isTyped: typed === pressed % 100,
  };
}

/** Returns the live heap after collections in bytes. @param {import('@playwright/test').CDPSession} session */
async function measureHeap(session) {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Scrolls back and returns the newest messages that were never in the list. @param {Page} page @param {number} last */
async function readBack(page, last) {
  await page.getByRole('log').hover();
  const oldest = () => page.evaluate(() => Math.min(...(window.__chat.read ?? [])));
  await page.evaluate(() => void (window.__chat.read = new Set()));
  for (let turn = 0; turn < 2_000; turn += 1) {
    await page.mouse.wheel(0, -900);
    await page.waitForTimeout(20);
    if ((await oldest()) <= last - READ_BACK) break;
  }
  return page.evaluate(
    ([from, to]) => {
      const { read, isOrdered, mostNodes } = window.__chat;
      const missing = Array.from({ length: to - from }, (_, at) => from + 1 + at).filter((mid) => !read?.has(mid));
      return { missing: missing.length, isOrdered, mostNodes };
    },
    /** @type {const} */ ([last - READ_BACK, last]),
  );
}

/** @param {Awaited<ReturnType<typeof typeWhileFlooded>>} flood @param {Awaited<ReturnType<typeof readBack>>} read */
function createRows(flood, read) {
  const title = 'F-CHT-14 chat panel of the built site';
  const most = Math.max(MIN_EVENT_MS, ...flood.keys);
  const slow = flood.keys.length;
  return [
    createRow(`${title}: messages a second, for ${SECONDS} s`, {
      value: flood.rate.toFixed(0),
      goal: `>= ${A_SECOND * 0.98}`,
      isMet: flood.rate >= A_SECOND * 0.98,
    }),
    createRow(`${title}: newest message shown; order correct in ${flood.frames} states`, {
      value: String(flood.newest),
      goal: String(SECONDS * A_SECOND),
      isMet: flood.isOrdered && flood.newest === SECONDS * A_SECOND,
    }),
    createRow(`${title}: slowest of ${flood.pressed} keys, from key to paint (${slow} over ${MIN_EVENT_MS} ms)`, {
      value: formatMs(most),
      goal: `< ${MAX_DELAY_MS} ms`,
      isMet: most < MAX_DELAY_MS && flood.isTyped && flood.pressed >= SECONDS * 5,
    }),
    createMaxRow(`${title}: maximum of message nodes`, { value: read.mostNodes, max: MAX_NODES }),
    createMaxRow(`${title}: heap, second ${WARM_SECONDS} to ${SECONDS}`, {
      value: flood.growth,
      max: MAX_GROWTH_BYTES,
      write: formatKib,
    }),
    createRow(`${title}: missing of the newest ${READ_BACK} after scrolling back`, {
      value: String(read.missing),
      goal: '0',
      isMet: read.missing === 0 && read.isOrdered,
    }),
  ];
}
