import { startStack } from '../stack/startStack.mjs';
import { openVenue, readBoard, showBoard, weigh } from './boardVisit.mjs';
import { heldBytes } from './heldBytes.mjs';
import { row } from './home.mjs';
import { createTicks, spreadPrices } from './loadBoard.mjs';
import { median } from './pageLoad.mjs';
import { startProxiedSite } from './proxiedSite.mjs';

/** An hour of the world in six minutes. */
const SPEED = 10;
const SAMPLE_EVERY_MS = 30_000;
const SAMPLES = 12;
/** Samples of the first ten simulated minutes, in which the page may grow. */
const WARM_SAMPLES = 2;

const STORM_MS = 600_000;
const STORM_SAMPLE_MS = 15_000;
const STORM_CUT_MS = 60_000;
const STORM_FRAME_MS = 16;
const STORM_CHANGES = 800;
const MOST_PER_TICK = 8;
/** Of the whole: more than what is measured twice differs by, less than any leak that lasts. */
const MOST_GROWTH = 1.02;

/** @typedef {Awaited<ReturnType<typeof weigh>> & { frames: number, prices: number, held: number }} Sample */

/**
 * A live board for one simulated hour: what it holds after its first ten minutes must not grow. Then P21 in short: eight
 * hundred changes a frame for ten minutes, the socket cut every minute.
 *
 * @param {string} executablePath
 */
export async function benchSoak(executablePath) {
  const stack = await startStack({ speed: SPEED });
  try {
    return [...(await soakHour(executablePath, stack.urls['main-cn'])), ...(await soakStorm(executablePath, stack))];
  } finally {
    await stack.stop();
  }
}

/** @param {string} executablePath @param {string} url */
async function soakHour(executablePath, url) {
  const { browser, page, session } = await openVenue(executablePath, url);
  try {
    // The venue opens with what is in play, and a choice of what is shown already reads nothing.
    for (const name of ['今日', '滚球']) await showBoard(page, name);
    const samples = [];
    for (let at = 0; at < SAMPLES; at += 1) {
      await page.waitForTimeout(SAMPLE_EVERY_MS);
      samples.push(await sampleOf(page, session));
      note(`soak: ${(((at + 1) * SAMPLE_EVERY_MS * SPEED) / 60_000).toFixed(0)} simulated minutes`, samples.at(-1));
    }
    return hourRows(samples);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Sample>}
 */
async function sampleOf(page, session) {
  const frames = await page.evaluate(() => /** @type {any} */ (window).__seen.frames);
  const prices = await page.locator('[data-price]').count();
  return { ...(await weigh(page, session)), held: await heldBytes(session), frames, prices };
}

/** @param {string} title @param {Sample | undefined} sample */
const note = (title, sample) => process.argv.includes('--verbose') && console.log(title, JSON.stringify(sample));

/** @param {readonly Sample[]} samples */
function hourRows(samples) {
  const warm = samples.slice(WARM_SAMPLES);
  const isLive = warm.every(({ frames, prices }, at) => prices > 0 && frames > (warm[at - 1]?.frames ?? 0));
  const [first, last] = [samples[0], samples.at(-1)];
  const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
  return [
    row(
      'soak, 1 simulated hour: frames heard, board alive',
      `${(last?.frames ?? 0) - (first?.frames ?? 0)}`,
      '> 0',
      isLive,
    ),
    growthRow('heap after its collection, compiled code aside', warm, ({ held }) => held, kib),
    growthRow('nodes', warm, ({ nodes }) => nodes, String),
    growthRow('listeners', warm, ({ listeners }) => listeners, String),
    growthRow('CSS rules', warm, ({ rules }) => rules, String),
  ];
}

/**
 * The last third of the samples against the first: a live board breathes, so its middle must not lie above what was
 * already seen at the start.
 *
 * @param {string} name @param {readonly Sample[]} samples @param {(sample: Sample) => number} read @param {(value: number) => string} write
 */
function growthRow(name, samples, read, write) {
  const third = Math.floor(samples.length / 3);
  const early = Math.max(...samples.slice(0, third).map(read));
  const late = median(samples.slice(-third).map(read)) ?? Infinity;
  const value = `${write(late)} / ${write(early)} = ${(late / early).toFixed(3)}x`;
  return row(
    `soak: ${name}, last third against the most of the first`,
    value,
    `<= ${MOST_GROWTH}x`,
    late <= MOST_GROWTH * early,
  );
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
      samples.push({ ...(await sampleOf(page, session)), ticks });
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
  const slope = slopeOf(half.map(({ ticks, held }) => [ticks, held]));
  // A call under way has listeners of its own, so the middle of one half is held against what the other has seen.
  const most = (/** @type {keyof Sample} */ name) => Math.max(...begin.map((sample) => sample[name]));
  const middle = (/** @type {keyof Sample} */ name) => median(half.map((sample) => sample[name])) ?? Infinity;
  const title = `P21 ${STORM_CHANGES} changes a frame, socket cut`;
  return [
    row(
      `${title}: heap a tick, compiled code aside, second half`,
      `${slope.toFixed(1)} B`,
      `<= ${MOST_PER_TICK} B`,
      slope <= MOST_PER_TICK,
    ),
    growthRow(
      'storm, heap',
      samples.slice(1),
      ({ held }) => held,
      (bytes) => `${(bytes / 1024).toFixed(0)} KiB`,
    ),
    .../** @type {const} */ (['nodes', 'listeners', 'rules']).map((name) =>
      row(`${title}: ${name}, second half`, `${most(name)} → ${middle(name)}`, 'no more', middle(name) <= most(name)),
    ),
  ];
}

/** Slope of the straight line nearest to the points. @param {readonly (readonly [number, number])[]} points */
function slopeOf(points) {
  const mean = (/** @type {0 | 1} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
