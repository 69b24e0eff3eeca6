import {
  clickPrices,
  clearGarbage,
  openReference,
  openVenue,
  readBoard,
  showBoard,
  showReference,
  visiblePrices,
} from './boardVisit.mjs';
import { formatFrame } from './feedProxy.mjs';
import { createTicks, pricesById, spreadPrices } from './loadBoard.mjs';
import { costSinceText, recordTrace, measureTickCosts } from './mainThread.mjs';
import { REFERENCES } from './proxiedSite.mjs';

/** As high as a screen on its side, so that two hundred prices are in view at once. */
const WINDOW = { width: 1920, height: 2160 };
const CHANGES_A_TICK = 200;
const TICK_EVERY_MS = 150;
const MESSAGES = 1_000;
const CHANGES_A_MESSAGE = 100;

/** @typedef {import('./feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('./boardVisit.mjs').Visit} Visit */
/** @typedef {import('./feedProxy.mjs').FeedProxy} FeedProxy */
/** @typedef {{ visit: Visit, feed: FeedProxy }} LoadedPage a page with the feed it follows */
/** @typedef {Awaited<ReturnType<typeof openLoadedVenue>>} LoadedVenue */

/**
 * The real venue, ready for boards of any size. Here and on the reference pages, garbage of before is collected first: what
 * a page did until then, a login and other boards, is no part of drawing this one.
 *
 * @param {string} executablePath @param {import('./proxiedSite.mjs').ProxiedSite} site
 */
export async function openLoadedVenue(executablePath, site) {
  const visit = await openVenue(executablePath, site.url, WINDOW);
  await showBoard(visit.page, '早盘');
  const pattern = await readBoard(visit.page);
  return {
    visit,
    feed: site.proxy,
    pattern,
    /** Puts a board on the page, away from another; answers the main thread's milliseconds from its text on. @param {BenchBoard} board */
    async show(board) {
      await showBoard(visit.page, '今日');
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showBoard(visit.page, '早盘', board));
      return costSinceText(events);
    },
  };
}

/**
 * @param {string} executablePath @param {import('./proxiedSite.mjs').References} references
 * @param {import('./proxiedSite.mjs').Reference} name
 */
export async function openLoadedReference(executablePath, { feeds }, name) {
  const feed = feeds[name];
  const visit = await openReference(executablePath, feed.url + REFERENCES[name], WINDOW);
  return {
    visit,
    feed,
    /** @param {BenchBoard} board */
    async show(board) {
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showReference(visit.page, board));
      return costSinceText(events);
    },
  };
}

/** Ids in view, as many as a hot tick changes. @param {LoadedPage} page */
export const hotIds = async ({ visit }) => (await visiblePrices(visit.page)).slice(0, CHANGES_A_TICK);

/**
 * Costs of ticks: spread over the whole board, or all of them among the prices named.
 *
 * @param {LoadedPage} page @param {BenchBoard} board @param {{ count: number, ids?: readonly string[] }} ticks
 */
export async function measureTicks({ visit, feed }, board, { count, ids }) {
  const next = createTicks(ids ? pricesById(board, ids) : spreadPrices(board));
  const events = await recordTrace(visit.session, () =>
    feed.drive(count * TICK_EVERY_MS, TICK_EVERY_MS, () => next(CHANGES_A_TICK)),
  );
  return measureTickCosts(events);
}

/**
 * A hundred thousand changes handed to the page's socket at once, then one frame: changes a millisecond of its script,
 * style and layout. The wait for the frame is nobody's cost, and garbage of before is collected first.
 *
 * The frames are made and their texts parsed before: that costs every page the same.
 *
 * @param {LoadedPage} page @param {BenchBoard} board
 */
export async function measureThroughput({ visit, feed }, board) {
  const next = createTicks(spreadPrices(board));
  const follower = feed.follower() ?? { cursor: board.cursor, isCompact: false };
  const frames = Array.from({ length: MESSAGES }, () => {
    const frame = formatFrame(follower, next(CHANGES_A_MESSAGE));
    // As if it had come over the socket: what comes next goes on from it.
    follower.cursor += 1;
    return frame;
  });
  const took = await visit.page.evaluate(async (texts) => {
    const own = window;
    const socket = own.__board.sockets.findLast(
      ({ url, readyState }) => url.includes('/ws/sport') && readyState === WebSocket.OPEN,
    );
    if (!socket) throw new Error('The page has no open socket of the feed.');
    /** @returns {Promise<number>} */
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const messages = texts.map((data) => new MessageEvent('message', { data }));
    /** @type {(text: string) => unknown} */
    const parse = JSON.parse;
    own.__board.parsed = new Map(texts.map((text) => [text, parse(text)]));
    own.isBulk = true;
    own.gc();
    await nextFrame();
    // Asked for before the page asks for its frame, and so called before it.
    const frameBegins = nextFrame();
    const handed = performance.now();
    for (const message of messages) socket.dispatchEvent(message);
    own.flushBoard?.();
    const handing = performance.now() - handed;
    await nextFrame();
    void document.body.offsetHeight;
    const frame = performance.now() - (await frameBegins);
    own.isBulk = false;
    own.__board.parsed = undefined;
    return handing + frame;
  }, frames);
  return (MESSAGES * CHANGES_A_MESSAGE) / took;
}

/**
 * Clicks at five ticks a second on a processor a quarter as fast.
 *
 * @param {LoadedPage} page @param {BenchBoard} board @param {number} count
 */
export async function measureClicks({ visit: { page, session }, feed }, board, count) {
  const next = createTicks(spreadPrices(board));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const state = { isOver: false };
  const drive = async () => {
    while (!state.isOver) await feed.drive(1_000, 200, () => next(CHANGES_A_TICK));
  };
  const driving = drive();
  const clicks = await clickPrices(page, count);
  state.isOver = true;
  await driving;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return clicks;
}
