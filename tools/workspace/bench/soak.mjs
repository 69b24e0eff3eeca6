import { startStack } from '../stack/startStack.mjs';
import { openVenue, readBoard, showBoard, measurePageMemory } from './boardVisit.mjs';
import { heldBytes } from './heldBytes.mjs';
import { row } from './row.mjs';
import { createTicks, spreadPrices } from './loadBoard.mjs';
import { median } from './pageLoad.mjs';
import { startProxiedSite } from './proxiedSite.mjs';

/** An hour of the world in six minutes. */
const SPEED = 10;
const HOUR_MS = 360_000;
/** The first ten simulated minutes, in which the page may grow. */
const WARM_MS = 60_000;
/** A page of the site with nothing on it that time changes. */
const QUIET_PAGE = '优惠';
/** After which a page is at rest. */
const REST_MS = 3_000;
const READINGS = 4;

const STORM_MS = 600_000;
const STORM_SAMPLE_MS = 15_000;
const STORM_CUT_MS = 60_000;
const STORM_FRAME_MS = 16;
const STORM_CHANGES = 800;
const MAX_BYTES_PER_TICK = 8;
/** Of the whole: more than what is measured twice differs by, less than any leak that lasts. */
const MAX_GROWTH = 1.02;

/** @typedef {Awaited<ReturnType<typeof takeSample>>} Sample */
/** @typedef {Awaited<ReturnType<typeof weighPages>>} Weights */

/**
 * A live board for one simulated hour: what it holds after its first ten minutes must not grow. Then P21 in short: eight
 * hundred changes a frame for ten minutes, the socket cut every minute.
 *
 * The board of an hour later has other matches, more or fewer. So the board that was followed is held against the same
 * board read anew, while the world stands still: what was followed may hold no more. And a page without a board is held
 * against itself after the first ten minutes, for what even leaving the board would not let go.
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
    const weights = await weighPages(page, session, (isPaused) => setPaused(stack.sandboxUrl, isPaused));
    note('soak:', weights);
    return weights;
  };
  try {
    // What the other page brings along with its first visit is no growth.
    await leaveBoard(page);
    await returnToBoard(page);
    await page.waitForTimeout(WARM_MS);
    const early = await weighed();
    await page.waitForTimeout(HOUR_MS - WARM_MS);
    return hourRows(early, await weighed());
  } finally {
    await browser.close();
  }
}

/** Stops the sandbox's world, or lets it go on. @param {string} sandboxUrl @param {boolean} isPaused */
async function setPaused(sandboxUrl, isPaused) {
  const answer = await fetch(`${sandboxUrl}/console/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isPaused }),
  });
  if (!answer.ok) throw new Error(`The sandbox's clock answers ${answer.status}.`);
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
 * The board as it was followed, a page without a board, and the board read anew, while nothing happens.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 * @param {(isPaused: boolean) => Promise<void>} pause stops the world, or lets it go on
 */
async function weighPages(page, session, pause) {
  await pause(true);
  // What still moves comes to rest.
  await page.waitForTimeout(REST_MS);
  const followed = await boardSample(page, session);
  await leaveBoard(page);
  const away = await restingSample(page, session);
  await returnToBoard(page);
  const anew = await boardSample(page, session);
  // A board makes its tables of numbers with the first change it hears.
  await pause(false);
  await page.waitForTimeout(REST_MS);
  await pause(true);
  await page.waitForTimeout(REST_MS);
  const { held } = await restingSample(page, session);
  await pause(false);
  return { followed, away, anew: { ...anew, held } };
}

/**
 * A sample of the board once it was scrolled to its end and back: how many rows beyond the view are drawn depends on what
 * was scrolled before.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
async function boardSample(page, session) {
  for (const isEnd of [true, false]) {
    await page.getByRole('grid').evaluate((grid, toEnd) => {
      const scroller = /** @type {Element} */ (grid.parentElement);
      scroller.scrollTop = toEnd ? scroller.scrollHeight : 0;
    }, isEnd);
    await page.waitForTimeout(500);
  }
  return restingSample(page, session);
}

/**
 * A sample of a page at rest: the least of several looks, for a call under way has listeners of its own, and a note of what
 * has just happened stays for some seconds.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 */
async function restingSample(page, session) {
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
  return { ...(await measurePageMemory(page, session)), held: await heldBytes(session), frames, prices };
}

/** @param {string} title @param {unknown} told */
const note = (title, told) => process.argv.includes('--verbose') && console.log(title, JSON.stringify(told));

const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(0)} KiB`;

/** What is weighed, and how it is written. @type {readonly (readonly [string, 'held' | 'nodes' | 'listeners' | 'rules', (value: number) => string])[]} */
const WEIGHED = [
  ['heap, compiled code aside', 'held', kib],
  ['nodes', 'nodes', String],
  ['listeners', 'listeners', String],
  ['CSS rules', 'rules', String],
];

/** @param {Weights} early after ten simulated minutes @param {Weights} late after the hour */
function hourRows(early, late) {
  const frames = late.followed.frames - early.followed.frames;
  const { prices } = late.followed;
  const isSame = prices > 0 && prices === late.anew.prices;
  return [
    row('soak, 1 simulated hour: frames heard after its first ten minutes', {
      value: String(frames),
      goal: '> 0',
      isMet: frames > 0,
    }),
    row('soak: prices in view, of the board followed and read anew', {
      value: `${prices}, ${late.anew.prices}`,
      goal: 'the same',
      isMet: isSame,
    }),
    ...WEIGHED.map(([name, part, write]) =>
      grownRow(`soak: ${name}, board followed against read anew`, {
        late: late.followed[part],
        early: late.anew[part],
        write,
      }),
    ),
    ...WEIGHED.map(([name, part, write]) =>
      grownRow(`soak: ${name}, page without a board, against itself before`, {
        late: late.away[part],
        early: early.away[part],
        write,
      }),
    ),
  ];
}

/** @param {string} name @param {{ late: number, early: number, write: (value: number) => string }} measured */
function grownRow(name, { late, early, write }) {
  const value = `${write(late)} / ${write(early)} = ${(late / early).toFixed(3)}x`;
  return row(name, { value, goal: `<= ${MAX_GROWTH}x`, isMet: late <= MAX_GROWTH * early });
}

/**
 * The heap in the last third of the samples against the first: a live board breathes, so its middle must not lie above what
 * was already seen at the start.
 *
 * @param {readonly Sample[]} samples
 */
function stormHeapRow(samples) {
  const third = Math.floor(samples.length / 3);
  const heaps = samples.map(({ held }) => held);
  const early = Math.max(...heaps.slice(0, third));
  const late = median(heaps.slice(-third)) ?? Infinity;
  return grownRow('soak: storm, heap, last third against the most of the first', { late, early, write: kib });
}

/** @param {string} executablePath @param {{ sandboxUrl: string }} stack */
async function soakStorm(executablePath, { sandboxUrl }) {
  const site = await startProxiedSite(sandboxUrl);
  const { browser, page, session } = await openVenue(executablePath, site.url);
  try {
    await showBoard(page, '早盘');
    const next = createTicks(spreadPrices(await readBoard(page)));
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
      note(`storm: ${ticks} ticks`, samples.at(-1));
    }
    return stormRows(samples);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @param {readonly (Sample & { ticks: number })[]} samples */
function stormRows(samples) {
  const [begin, half] = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)];
  const slope = fitSlope(half.map(({ ticks, held }) => [ticks, held]));
  // A call under way has listeners of its own, so the middle of one half is held against what the other has seen.
  const most = (/** @type {keyof Sample} */ name) => Math.max(...begin.map((sample) => sample[name]));
  const middle = (/** @type {keyof Sample} */ name) => median(half.map((sample) => sample[name])) ?? Infinity;
  const title = `P21 ${STORM_CHANGES} changes a frame, socket cut`;
  return [
    row(`${title}: heap a tick, compiled code aside, second half`, {
      value: `${slope.toFixed(1)} B`,
      goal: `<= ${MAX_BYTES_PER_TICK} B`,
      isMet: slope <= MAX_BYTES_PER_TICK,
    }),
    stormHeapRow(samples.slice(1)),
    .../** @type {const} */ (['nodes', 'listeners', 'rules']).map((name) =>
      row(`${title}: ${name}, second half`, {
        value: `${most(name)} → ${middle(name)}`,
        goal: 'no more',
        isMet: middle(name) <= most(name),
      }),
    ),
  ];
}

/** Slope of the straight line nearest to the points. @param {readonly (readonly [number, number])[]} points */
function fitSlope(points) {
  const mean = (/** @type {0 | 1} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
