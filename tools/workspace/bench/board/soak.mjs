import { startStack } from '../../stack/startStack.mjs';
import { openVenue, readBoard, showBoard, measurePageMemory } from './boardVisit.mjs';
import { measureHeldBytes } from './measureHeldBytes.mjs';
import { createMaxRow, createRow, formatKib } from '../support/resultRows.mjs';
import { createTicks, interleavePrices } from './loadBoard.mjs';
import { median } from '../support/pageLoad.mjs';
import { startProxiedSite } from '../proxy/proxiedSite.mjs';

/** One simulated hour in six minutes. */
const SPEED = 10;
const HOUR_MS = 360_000;
/** The first ten simulated minutes, in which memory of the page may grow. */
const WARM_MS = 60_000;
/** A page of the site without content that changes by itself. */
const QUIET_PAGE = '优惠';
/** Time until a page is idle. */
const REST_MS = 3_000;
const READINGS = 4;

const STORM_MS = 600_000;
const STORM_SAMPLE_MS = 15_000;
const STORM_CUT_MS = 60_000;
const STORM_FRAME_MS = 16;
const STORM_CHANGES = 800;
const MAX_BYTES_PER_TICK = 8;
/** Allowed growth: more than the difference of two measurements, less than any lasting leak. */
const MAX_GROWTH = 1.02;

/** @typedef {Awaited<ReturnType<typeof takeSample>>} Sample */
/** @typedef {Awaited<ReturnType<typeof samplePages>>} Weights */

/**
 * Measures a live board for one simulated hour: memory after its first ten minutes must not grow. Then P21 in short: 800
 * changes a frame for ten minutes, with the socket closed every minute.
 *
 * After an hour, the board has other matches. Therefore the updated board is compared with the same board loaded again
 * while the world is paused: the updated one may not hold more. A page without a board is compared with itself after the
 * first ten minutes, to find memory that is not released when the board is left.
 *
 * @param {string} executablePath
 */
export async function benchSoak(executablePath) {
  const stack = await startStack({ speed: SPEED });
  try {
    return [...(await soakHour(executablePath, stack)), ...(await soakStorm(executablePath, stack))];
  } finally {
    await stack.stop();
  }
}

/** @param {string} executablePath @param {Awaited<ReturnType<typeof startStack>>} stack */
async function soakHour(executablePath, stack) {
  const { browser, page, session } = await openVenue(executablePath, stack.urls['main-cn']);
  const weighed = async () => {
    const weights = await samplePages(page, session, (isPaused) => stack.console('clock', { isPaused }));
    logVerbose('soak:', weights);
    return weights;
  };
  try {
    // Memory of the first visit to the other page is not growth.
    await leaveBoard(page);
    await returnToBoard(page);
    await page.waitForTimeout(WARM_MS);
    const early = await weighed();
    await page.waitForTimeout(HOUR_MS - WARM_MS);
    return createHourRows(early, await weighed());
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function leaveBoard(page) {
  await page.getByRole('banner').getByRole('link', { name: QUIET_PAGE }).first().click();
  await page.locator('[data-price]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
}

/** @param {import('@playwright/test').Page} page */
async function returnToBoard(page) {
  await page.goBack();
  await page.locator('[data-price]').first().waitFor();
  await page.waitForTimeout(REST_MS);
}

/**
 * Measures the updated board, a page without a board, and the board loaded again, while the world is paused.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 * @param {(isPaused: boolean) => Promise<unknown>} pause pauses or resumes the world
 */
async function samplePages(page, session, pause) {
  await pause(true);
  // Wait until the page is idle.
  await page.waitForTimeout(REST_MS);
  const followed = await sampleBoard(page, session);
  await leaveBoard(page);
  const away = await sampleIdlePage(page, session);
  await returnToBoard(page);
  const reloaded = await sampleBoard(page, session);
  // A board allocates its number tables at the first change that it receives.
  await pause(false);
  await page.waitForTimeout(REST_MS);
  await pause(true);
  await page.waitForTimeout(REST_MS);
  const { held } = await sampleIdlePage(page, session);
  await pause(false);
  return { followed, away, reloaded: { ...reloaded, held } };
}

/**
 * Measures the board after a scroll to its end and back, because the number of rows rendered outside the viewport depends
 * on earlier scrolling.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
async function sampleBoard(page, session) {
  for (const isEnd of [true, false]) {
    await page.getByRole('grid').evaluate((grid, toEnd) => {
      const scroller = /** @type {Element} */ (grid.parentElement);
      scroller.scrollTop = toEnd ? scroller.scrollHeight : 0;
    }, isEnd);
    await page.waitForTimeout(500);
  }
  return sampleIdlePage(page, session);
}

/**
 * Measures an idle page: the minimum of several measurements, because a call in progress has listeners and a notice stays
 * for some seconds.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
async function sampleIdlePage(page, session) {
  /** @type {Sample[]} */
  const readings = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    await page.waitForTimeout(REST_MS);
    readings.push(await takeSample(page, session));
  }
  const [first] = /** @type {[Sample]} */ (readings);
  const least = (/** @type {keyof Sample} */ part) => Math.min(...readings.map((look) => look[part]));
  return { ...first, held: least('held'), nodes: least('nodes'), listeners: least('listeners') };
}

/**
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
async function takeSample(page, session) {
  const frames = await page.evaluate(() => window.__board.frames);
  const prices = await page.locator('[data-price]').count();
  return { ...(await measurePageMemory(page, session)), held: await measureHeldBytes(session), frames, prices };
}

/** @param {string} title @param {unknown} value */
const logVerbose = (title, value) => process.argv.includes('--verbose') && console.log(title, JSON.stringify(value));

/** Measured values and their format. @type {readonly (readonly [string, 'held' | 'nodes' | 'listeners' | 'rules', (value: number) => string])[]} */
const WEIGHED = [
  ['heap without compiled code', 'held', formatKib],
  ['nodes', 'nodes', String],
  ['listeners', 'listeners', String],
  ['CSS rules', 'rules', String],
];

/** @param {Weights} early after ten simulated minutes @param {Weights} late after the hour */
function createHourRows(early, late) {
  const frames = late.followed.frames - early.followed.frames;
  const { prices } = late.followed;
  const isSame = prices > 0 && prices === late.reloaded.prices;
  return [
    createRow('soak, 1 simulated hour: frames received after its first ten minutes', {
      value: String(frames),
      goal: '> 0',
      isMet: frames > 0,
    }),
    createRow('soak: prices in the viewport, updated and reloaded board', {
      value: `${prices}, ${late.reloaded.prices}`,
      goal: 'equal',
      isMet: isSame,
    }),
    ...WEIGHED.map(([name, part, write]) =>
      createGrownRow(`soak: ${name}, updated against reloaded board`, {
        late: late.followed[part],
        early: late.reloaded[part],
        write,
      }),
    ),
    ...WEIGHED.map(([name, part, write]) =>
      createGrownRow(`soak: ${name}, page without a board, against itself before`, {
        late: late.away[part],
        early: early.away[part],
        write,
      }),
    ),
  ];
}

/** @param {string} name @param {{ late: number, early: number, write: (value: number) => string }} measured */
function createGrownRow(name, { late, early, write }) {
  const value = `${write(late)} / ${write(early)} = ${(late / early).toFixed(3)}x`;
  return createRow(name, { value, goal: `<= ${MAX_GROWTH}x`, isMet: late <= MAX_GROWTH * early });
}

/**
 * Compares the heap in the last third of the samples with the first: the heap of a live board varies, so its median must
 * not exceed the values of the start.
 *
 * @param {readonly Sample[]} samples
 */
function createStormHeapRow(samples) {
  const third = Math.floor(samples.length / 3);
  const heaps = samples.map(({ held }) => held);
  const early = Math.max(...heaps.slice(0, third));
  const late = median(heaps.slice(-third)) ?? Infinity;
  return createGrownRow('soak: storm, heap, last third against the most of the first', {
    late,
    early,
    write: formatKib,
  });
}

/** @param {string} executablePath @param {{ sandboxUrl: string }} stack */
async function soakStorm(executablePath, { sandboxUrl }) {
  const site = await startProxiedSite(sandboxUrl);
  const { browser, page, session } = await openVenue(executablePath, site.url);
  try {
    await showBoard(page, '早盘');
    const next = createTicks(interleavePrices(await readBoard(page)));
    /** @type {(Sample & { ticks: number })[]} */
    const samples = [];
    let ticks = 0;
    for (let at = 0; at < STORM_MS; at += STORM_SAMPLE_MS) {
      if (at > 0 && at % STORM_CUT_MS === 0) site.proxy.cut();
      await site.proxy.drive(STORM_SAMPLE_MS, STORM_FRAME_MS, () => {
        ticks += 1;
        return next(STORM_CHANGES);
      });
      samples.push({ ...(await takeSample(page, session)), ticks });
      logVerbose(`storm: ${ticks} ticks`, samples.at(-1));
    }
    return createStormRows(samples);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @param {readonly (Sample & { ticks: number })[]} samples */
function createStormRows(samples) {
  const [begin, half] = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)];
  const slope = fitSlope(half.map(({ ticks, held }) => [ticks, held]));
  // A call in progress has listeners, so the median of the second half is compared with the maximum of the first.
  const most = (/** @type {keyof Sample} */ name) => Math.max(...begin.map((sample) => sample[name]));
  const middle = (/** @type {keyof Sample} */ name) => median(half.map((sample) => sample[name])) ?? Infinity;
  const title = `P21 ${STORM_CHANGES} changes a frame, socket cut`;
  return [
    createMaxRow(`${title}: heap per tick without compiled code, second half`, {
      value: slope,
      max: MAX_BYTES_PER_TICK,
      write: (bytes) => `${bytes.toFixed(1)} B`,
    }),
    createStormHeapRow(samples.slice(1)),
    .../** @type {const} */ (['nodes', 'listeners', 'rules']).map((name) =>
      createRow(`${title}: ${name}, second half`, {
        value: `${most(name)} → ${middle(name)}`,
        goal: 'not more',
        isMet: middle(name) <= most(name),
      }),
    ),
  ];
}

/** Computes the slope of the regression line. @param {readonly (readonly [number, number])[]} points */
function fitSlope(points) {
  const mean = (/** @type {0 | 1} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
