import { freePort, startProgram, stopProgram } from '../start/programs.mjs';
import { clickPrices, openVanilla, openVenue, readBoard, showBoard, visiblePrices, weigh } from './boardVisit.mjs';
import { startFeedProxy } from './feedProxy.mjs';
import { row } from './home.mjs';
import { percentile, recordMainThread } from './mainThread.mjs';
import { median } from './pageLoad.mjs';

const ROUNDS = 3;
const DRIVE_MS = 15_000;
const LONG_TASK_MS = 50;
/** Wall time over processor time of all tasks, from which on wall times tell of the machine and not of the page. */
const STARVED = 1.5;
const CLICKS = 24;
const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @typedef {Awaited<ReturnType<typeof startFeedProxy>>} FeedProxy */
/** @typedef {import('./mainThread.mjs').MainTask} MainTask */

/**
 * The board of the sport venue under fifty price changes a second, half of them in view, on the production build; beside
 * it a bare virtual list that gets the same frames from the same socket.
 *
 * The verdict is the median round. Long tasks count in wall time, as a player would feel them; their processor time
 * stands beside, for on a busy machine the two part.
 *
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack @param {string} [app]
 */
export async function benchBoard(executablePath, { sandboxUrl }, app = 'main-cn') {
  const proxy = await startFeedProxy(sandboxUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--app', app, '--port', String(port), '--sandbox', proxy.url];
  const command = [process.execPath, 'tools/site-server/bin/site-server.mjs', ...args];
  const site = await startProgram({ name: app, port, command, health: url });
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const board = await measureSite(executablePath, url, proxy);
      rounds.push({ ...board, limit: await measureVanilla(executablePath, proxy) });
    }
    return rowsOf(rounds);
  } finally {
    await stopProgram(site);
    await proxy.stop();
  }
}

/** @param {string} executablePath @param {string} url @param {FeedProxy} proxy */
async function measureSite(executablePath, url, proxy) {
  const { browser, page, session } = await openVenue(executablePath, url);
  try {
    await showBoard(page, '早盘');
    const switches = [];
    for (const name of ['今日', '早盘']) switches.push(await recordMainThread(session, () => showBoard(page, name)));
    const board = await readBoard(page);
    proxy.useBoard(board, await visiblePrices(page));
    const before = await weigh(page, session);
    const { tasks, rate } = await driven(session, proxy);
    const after = await weigh(page, session);
    return {
      matches: board.games.length,
      ...{ switches, tasks, rate, before, after },
      ...(await driveClicks(page, session, proxy)),
    };
  } finally {
    await browser.close();
  }
}

/** @param {string} executablePath @param {FeedProxy} proxy */
async function measureVanilla(executablePath, proxy) {
  const { browser, page, session } = await openVanilla(executablePath, proxy.vanillaUrl);
  try {
    await page.waitForTimeout(1_000);
    const { tasks } = await driven(session, proxy);
    return { tasks, ...(await driveClicks(page, session, proxy)) };
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').CDPSession} session @param {FeedProxy} proxy */
async function driven(session, proxy) {
  let rate = 0;
  const tasks = await recordMainThread(session, async () => (rate = await proxy.drive(DRIVE_MS)));
  return { tasks, rate };
}

/**
 * Clicks while prices change: as the machine is, and as one a quarter as fast would be.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session @param {FeedProxy} proxy
 */
async function driveClicks(page, session, proxy) {
  const [clicks] = await Promise.all([clickPrices(page, CLICKS), proxy.drive(CLICKS * 300)]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [slowClicks] = await Promise.all([clickPrices(page, CLICKS), proxy.drive(CLICKS * 300)]);
  return { clicks, slowClicks };
}

/** @param {readonly MainTask[]} tasks */
const longestWall = (tasks) => Math.max(...tasks.map(({ wall }) => wall));

/** @param {readonly MainTask[]} tasks */
const longestCpu = (tasks) => Math.max(...tasks.map(({ cpu }) => cpu));

/** @param {readonly MainTask[]} tasks @param {number} share */
const frameAt = (tasks, share) =>
  percentile(
    tasks.filter(({ isFrame }) => isFrame).map(({ cpu }) => cpu),
    share,
  );

/** @param {readonly MainTask[]} tasks */
const busy = (tasks) => tasks.reduce((sum, { cpu }) => sum + cpu, 0) / DRIVE_MS;

/** @param {readonly number[]} values */
const middle = (values) => median([...values]) ?? 0;

/** @typedef {Awaited<ReturnType<typeof measureVanilla>>} Reference */
/** @typedef {Awaited<ReturnType<typeof measureSite>> & { limit: Reference }} Round */

/** How much longer the page's tasks took than they ran: others had the processor. @param {readonly MainTask[]} tasks */
function stretchOf(tasks) {
  const sum = (/** @type {'wall' | 'cpu'} */ of) => tasks.reduce((total, task) => total + task[of], 0);
  return sum('wall') / sum('cpu');
}

/**
 * A goal on the longest task in wall time. On a machine that is busy otherwise wall time says how long others kept the
 * page waiting; then the processor time decides, and the row says so.
 *
 * @param {string} name @param {Round[]} rounds @param {(round: Round) => MainTask[]} read
 */
function longestRow(name, rounds, read) {
  const wall = middle(rounds.map((round) => longestWall(read(round))));
  const cpu = middle(rounds.map((round) => longestCpu(read(round))));
  const stretch = middle(rounds.map((round) => stretchOf(read(round))));
  const isStarved = stretch > STARVED;
  const value = isStarved
    ? `cpu ${ms(cpu)} (wall ${ms(wall)}, starved ${stretch.toFixed(1)}x)`
    : `${ms(wall)} (cpu ${ms(cpu)})`;
  return row(name, value, `${LONG_TASK_MS} ms`, (isStarved ? cpu : wall) <= LONG_TASK_MS);
}

/** @param {Round[]} rounds */
function rowsOf(rounds) {
  const of = (/** @type {(round: Round) => number} */ read) => middle(rounds.map(read));
  const name = `board of ${of(({ matches }) => matches)}, ${of(({ rate }) => rate).toFixed(0)} changes/s`;
  const [own, limit] = [of(({ tasks }) => busy(tasks)), of((round) => busy(round.limit.tasks))];
  const growth = of(({ before, after }) => (after.heap - before.heap) / 1024);
  const rules = Math.max(...rounds.map(({ before, after }) => after.rules - before.rules));
  const click = of(({ clicks }) => percentile(clicks, 0.98));
  const bare = of((round) => percentile(round.limit.clicks, 0.98));
  const slow = of(({ slowClicks }) => percentile(slowClicks, 0.75));
  const bareSlow = of((round) => percentile(round.limit.slowClicks, 0.75));
  return [
    longestRow(`${name}: longest task`, rounds, ({ tasks }) => tasks),
    ...[0.5, 0.95].map((share) => {
      const [frame, limitFrame] = [
        of(({ tasks }) => frameAt(tasks, share)),
        of((round) => frameAt(round.limit.tasks, share)),
      ];
      const value = `${frame.toFixed(2)} / ${limitFrame.toFixed(2)} ms = ${(frame / limitFrame).toFixed(2)}x`;
      return row(`${name}: frame p${share * 100} against a bare list`, value, '1.50x', frame <= 1.5 * limitFrame);
    }),
    row(
      `${name}: main thread against a bare list`,
      `${(own * 100).toFixed(1)} / ${(limit * 100).toFixed(1)} % = ${(own / limit).toFixed(2)}x`,
      '1.50x',
      own <= 1.5 * limit,
    ),
    row(`${name}: new CSS rules`, String(rules), '0', rules === 0),
    row(`${name}: heap growth`, `${growth.toFixed(0)} KiB`, '1024 KiB', growth <= 1024),
    longestRow('board: longest task of a change of board', rounds, ({ switches }) => switches.flat()),
    row(
      'board: click on a price to its frame, p98, a bare list beside',
      `${ms(click)} / ${ms(bare)}`,
      '80 ms or 1.60x',
      click <= Math.max(80, 1.6 * bare),
    ),
    row(
      'board: the same p75, CPU x4, against a bare list',
      `${ms(slow)} / ${ms(bareSlow)} = ${(slow / bareSlow).toFixed(2)}x`,
      '1.60x',
      slow <= 1.6 * bareSlow,
    ),
  ];
}
