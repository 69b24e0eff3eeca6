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
import { createRow } from './resultRows.mjs';
import { percentile, recordMainThread } from './mainThread.mjs';
import { median } from './pageLoad.mjs';
import { REFERENCES, startProxiedSite, startReferences } from './proxiedSite.mjs';

const ROUNDS = 3;
const DRIVE_MS = 10_000;
const CHANGE_EVERY_MS = 20;
const LONG_TASK_MS = 50;
const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @typedef {import('./proxiedSite.mjs').ProxiedSite} ProxiedSite */
/** @typedef {import('./mainThread.mjs').MainTask} MainTask */

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
 * @param {{ board: import('./feedProxy.mjs').BenchBoard, visible: readonly string[] }} seen
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
  const task = of(({ tasks }) => longest(tasks));
  const change = of(({ switches }) => longest(switches.flat()));
  const [own, limit] = [of(({ tasks }) => busy(tasks)), of((round) => busy(round.limit.tasks))];
  const growth = of(({ before, after }) => (after.heap - before.heap) / 1024);
  const rules = Math.max(...rounds.map(({ before, after }) => after.rules - before.rules));
  return [
    createRow(`${name}: longest task`, { value: ms(task), goal: `${LONG_TASK_MS} ms`, isMet: task <= LONG_TASK_MS }),
    ...[0.5, 0.95].map((share) => {
      const [frame, bare] = [
        of(({ tasks }) => frameAt(tasks, share)),
        of((round) => frameAt(round.limit.tasks, share)),
      ];
      const value = `${frame.toFixed(2)} / ${bare.toFixed(2)} ms = ${(frame / bare).toFixed(2)}x`;
      return createRow(`${name}: frame p${share * 100} against a bare list`, {
        value,
        goal: '1.50x',
        isMet: frame <= 1.5 * bare,
      });
    }),
    createRow(`${name}: main thread against a bare list`, {
      value: `${(own * 100).toFixed(1)} / ${(limit * 100).toFixed(1)} % = ${(own / limit).toFixed(2)}x`,
      goal: '1.50x',
      isMet: own <= 1.5 * limit,
    }),
    createRow(`${name}: new CSS rules`, { value: String(rules), goal: '0', isMet: rules === 0 }),
    createRow(`${name}: heap growth`, { value: `${growth.toFixed(0)} KiB`, goal: '1024 KiB', isMet: growth <= 1024 }),
    createRow('board: longest task of a change of board', {
      value: ms(change),
      goal: `${LONG_TASK_MS} ms`,
      isMet: change <= LONG_TASK_MS,
    }),
  ];
}
