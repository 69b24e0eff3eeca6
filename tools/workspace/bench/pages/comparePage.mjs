import { measurePageLoad, median } from '../support/pageLoad.mjs';
import { serveWithoutScripts } from './serveWithoutScripts.mjs';
import { createLimitRow, createMaxRow } from '../support/resultRows.mjs';

const ROUNDS = 3;
/** Most that the scripts of a page may delay its largest paint. */
const MAX_BY_BARE = 1.25;
/** Cumulative layout shift. */
const MAX_SHIFT = 0.01;

/** @typedef {Awaited<ReturnType<typeof measurePageLoad>>} Load */

/**
 * Measures the first visit to a page, alternating with a short page and with the same page without its scripts, under slow
 * 4G and CPU x4: largest paint, first text, layout shift.
 *
 * @param {string} executablePath
 * @param {{ name: string, url: string, plainUrl: string, goal: number }} page `plainUrl` of the short page
 */
export async function comparePage(executablePath, { name, url, plainUrl, goal }) {
  const load = (/** @type {string} */ address) =>
    measurePageLoad(executablePath, address, { isThrottled: true, settleMs: 1_500 });
  /** @type {Load[]} */
  const own = [];
  /** @type {Load[]} */
  const floor = [];
  /** @type {Load[]} */
  const bare = [];
  const bareServer = await serveWithoutScripts(url);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      floor.push(await load(plainUrl));
      own.push(await load(url));
      bare.push(await load(bareServer.url));
    }
  } finally {
    await bareServer.stop();
  }
  const middle = (/** @type {Load[]} */ loads, /** @type {'lcp' | 'fcp'} */ key) =>
    median(loads.map((each) => each[key])) ?? Infinity;
  return [
    createLimitRow(`${name}: LCP, slow 4G, CPU x4, against a static page`, {
      own: middle(own, 'lcp'),
      other: middle(floor, 'lcp'),
      goal,
    }),
    createLimitRow(`${name}: LCP, the same, against its HTML without scripts`, {
      own: middle(own, 'lcp'),
      other: middle(bare, 'lcp'),
      goal: MAX_BY_BARE,
    }),
    createLimitRow(`${name}: first text, the same`, { own: middle(own, 'fcp'), other: middle(floor, 'fcp'), goal }),
    createMaxRow(`${name}: layout shift`, {
      value: Math.max(...own.map((each) => each.cls)),
      max: MAX_SHIFT,
      write: (shift) => shift.toFixed(4),
    }),
  ];
}
