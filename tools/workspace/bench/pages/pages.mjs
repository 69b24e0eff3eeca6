import { measurePageLoad, median } from '../support/pageLoad.mjs';
import { createLimitRow, createMaxRow } from '../support/resultRows.mjs';
import { serveStaticPage } from './staticPage.mjs';

const ROUNDS = 3;
/** Cumulative layout shift. */
const MAX_SHIFT = 0.01;

/** Pages and the factors of their goals: prerendered pages first. */
const PAGES = /** @type {const} */ ([
  { name: 'help', path: '/app/help/rqgl', goal: 1.25 },
  { name: 'terms', path: '/app/help/gztk', goal: 1.25 },
  { name: 'service', path: '/app/help/zxkf', goal: 1.25 },
  { name: 'agent', path: '/agent', goal: 1.5 },
  { name: 'download', path: '/download', goal: 1.5 },
  { name: 'promotions', path: '/activity/discount', goal: 1.5 },
]);

/** @typedef {Awaited<ReturnType<typeof measurePageLoad>>} Load */

/**
 * Measures the first visit to pages that are read without a login: largest paint and first text compared with a page without
 * scripts in the same run, under slow 4G and CPU x4, and the layout shift.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchPages(executablePath, { urls }) {
  const plain = await serveStaticPage();
  const load = (/** @type {string} */ url) =>
    measurePageLoad(executablePath, url, { isThrottled: true, settleMs: 1_500 });
  const rows = [];
  try {
    for (const [brand, url] of Object.entries(urls))
      for (const page of PAGES) {
        const own = [];
        const floor = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          floor.push(await load(plain.url));
          own.push(await load(url + page.path));
        }
        rows.push(...createPageRows(`${brand} ${page.name}`, { own, floor, goal: page.goal }));
      }
  } finally {
    await plain.stop();
  }
  return rows;
}

/** @param {string} name @param {{ own: Load[], floor: Load[], goal: number }} measured */
function createPageRows(name, { own, floor, goal }) {
  const middle = (/** @type {Load[]} */ loads, /** @type {'lcp' | 'fcp'} */ key) =>
    median(loads.map((load) => load[key])) ?? Infinity;
  return [
    createLimitRow(`${name}: LCP, slow 4G, CPU x4, against a static page`, {
      own: middle(own, 'lcp'),
      other: middle(floor, 'lcp'),
      goal,
    }),
    createLimitRow(`${name}: first text, the same`, { own: middle(own, 'fcp'), other: middle(floor, 'fcp'), goal }),
    createMaxRow(`${name}: layout shift`, {
      value: Math.max(...own.map((load) => load.cls)),
      max: MAX_SHIFT,
      write: (shift) => shift.toFixed(4),
    }),
  ];
}
