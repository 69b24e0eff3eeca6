import {
  openReference,
  openVenue,
  readBoard,
  showBoard,
  showReference,
  listVisiblePrices,
  measurePageMemory,
} from './boardVisit.mjs';
import { createTicks, alternateVisible } from './loadBoard.mjs';
import { createLimitRow, createMaxRow, formatKib, formatMs } from '../support/resultRows.mjs';
import { percentile, recordMainThread } from '../support/mainThread.mjs';
import { median } from '../support/pageLoad.mjs';
import { REFERENCES, startProxiedSite, startReferences } from '../proxy/proxiedSite.mjs';

const ROUNDS = 3;
const DRIVE_MS = 10_000;
const CHANGE_EVERY_MS = 20;
const LONG_TASK_MS = 50;

/** @typedef {import('../proxy/proxiedSite.mjs').ProxiedSite} ProxiedSite */
/** @typedef {import('../support/mainThread.mjs').MainTask} MainTask */

/**
 * Measures the early board with 50 price changes a second on the production build. Each change is a separate frame, and
 * half of them are in the viewport. A bare virtual list receives the same frames from the same socket.
 *
 * The result is the median round. Long tasks count in wall time, as a player would experience them.
 *
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack
 */
export async function benchBoard(executablePath, { sandboxUrl }) {
  const site = await startProxiedSite(sandboxUrl);
  const references = await startReferences(sandboxUrl);
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { board, visible, ...measured } = await measureSite(executablePath, site);
      rounds.push({
        ...measured,
        limit: await measureVanilla(executablePath, references.feeds.vanilla, { board, visible }),
      });
    }
    return createRows(rounds);
  } finally {
    await references.stop();
    await site.stop();
  }
}

/** @param {string} executablePath @param {ProxiedSite} site */
async function measureSite(executablePath, { url, proxy }) {
  const { browser, page, session } = await openVenue(executablePath, url);
  try {
    await showBoard(page, '早盘');
    const switches = [];
    for (const name of ['今日', '早盘']) switches.push(await recordMainThread(session, () => showBoard(page, name)));
    const [board, visible] = [await readBoard(page), await listVisiblePrices(page)];
    const before = await measurePageMemory(page, session);
    const { tasks, rate } = await measureDriven(session, proxy, createTicks(alternateVisible(board, visible)));
    return { board, visible, switches, tasks, rate, before, after: await measurePageMemory(page, session) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} executablePath @param {ProxiedSite['proxy']} feed
 * @param {{ board: import('../proxy/feedProxy.mjs').BenchBoard, visible: readonly string[] }} seen
 */
async function measureVanilla(executablePath, feed, { board, visible }) {
  const { browser, page, session } = await openReference(executablePath, feed.url + REFERENCES.vanilla);
  try {
    await showReference(page, board);
    return await measureDriven(session, feed, createTicks(alternateVisible(board, visible)));
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').CDPSession} session @param {ProxiedSite['proxy']} proxy
 * @param {ReturnType<typeof createTicks>} next
 */
async function measureDriven(session, proxy, next) {
  let rate = 0;
  const tasks = await recordMainThread(session, async () => {
    rate = await proxy.drive(DRIVE_MS, CHANGE_EVERY_MS, () => next(1));
  });
  return { tasks, rate };
}

/** @param {readonly MainTask[]} tasks */
const longest = (tasks) => Math.max(...tasks.map(({ wall }) => wall));

/** @param {readonly MainTask[]} tasks @param {number} share */
const frameAt = (tasks, share) =>
  percentile(
    tasks.filter(({ isFrame }) => isFrame).map(({ cpu }) => cpu),
    share,
  );

/** @param {readonly MainTask[]} tasks */
const busy = (tasks) => tasks.reduce((sum, { cpu }) => sum + cpu, 0) / DRIVE_MS;

/** @typedef {Omit<Awaited<ReturnType<typeof measureSite>>, 'board' | 'visible'>} Measured */
/** @typedef {Measured & { limit: Awaited<ReturnType<typeof measureVanilla>> }} Round */

/** @param {Round[]} rounds */
function createRows(rounds) {
  const of = (/** @type {(round: Round) => number} */ read) => median(rounds.map(read)) ?? 0;
  const name = `board, ${of(({ rate }) => rate).toFixed(0)} changes/s`;
  return [
    createMaxRow(`${name}: longest task`, {
      value: of(({ tasks }) => longest(tasks)),
      max: LONG_TASK_MS,
      write: formatMs,
    }),
    ...[0.5, 0.95].map((share) =>
      createLimitRow(`${name}: frame p${share * 100} against a bare list`, {
        own: of(({ tasks }) => frameAt(tasks, share)),
        other: of(({ limit }) => frameAt(limit.tasks, share)),
        goal: 1.5,
      }),
    ),
    createLimitRow(`${name}: main thread against a bare list`, {
      own: of(({ tasks }) => busy(tasks)),
      other: of(({ limit }) => busy(limit.tasks)),
      goal: 1.5,
      write: (share) => `${(share * 100).toFixed(1)} %`,
    }),
    createMaxRow(`${name}: new CSS rules`, {
      value: Math.max(...rounds.map(({ before, after }) => after.rules - before.rules)),
      max: 0,
    }),
    createMaxRow(`${name}: heap growth`, {
      value: of(({ before, after }) => after.heap - before.heap),
      max: 1024 * 1024,
      write: formatKib,
    }),
    createMaxRow('board: longest task of a change of board', {
      value: of(({ switches }) => longest(switches.flat())),
      max: LONG_TASK_MS,
      write: formatMs,
    }),
  ];
}
