import { runPage } from '../support/bundlePage.mjs';
import { createLimitRow, createRow, createSpeedRow } from '../support/resultRows.mjs';
import { recordFrames } from './sandboxFrames.mjs';

/** Frames recorded from a sandbox: 30 s of its world. */
const FRAMES = 120;

/**
 * Measures P13 to P17: domain-sports as published, compared with hand-written code, in Chromium. The changes of P14 come
 * from a sandbox with 1,000 matches in play.
 *
 * @param {string} executablePath
 */
export async function benchLibraries(executablePath) {
  const input = await recordFrames(FRAMES);
  const { snapshot, tick, frames, slip, payout, odds } = /** @type {import('./sportsPage.mjs').Figures} */ (
    await runPage(executablePath, 'libraries/sportsPage.mjs', { input })
  );
  return [
    createLimitRow('P13 board of 20,000 prices read and stored, against JSON.parse', {
      own: snapshot.ours,
      other: snapshot.parse,
      goal: 1.15,
    }),
    createLimitRow('P13 tick of 200 prices in the store, against plain objects', {
      own: tick.ours,
      other: tick.mutation,
      goal: 4,
    }),
    createLimitRow(`P14 frames of ${frames.changes.toFixed(0)} changes in compact form, against objects as JSON`, {
      own: frames.compact,
      other: frames.object,
      goal: 0.15,
    }),
    createLimitRow('P14 the same, bytes', {
      own: frames.bytes,
      other: frames.objectBytes,
      goal: 0.35,
      write: (bytes) => bytes.toFixed(0),
    }),
    createLimitRow('P15 30 steps of a slip of ten, against a plain reducer', {
      own: slip.ours,
      other: slip.plain,
      goal: 2,
    }),
    createSpeedRow('P15 the same, against a slice with immer', { own: slip.ours, other: slip.immer, goal: 12 }),
    ...createPayoutRows(payout),
    createSpeedRow('P17 odds of 20,000 cells, against Number.toFixed', { own: odds.ours, other: odds.fixed, goal: 2 }),
    createSpeedRow('P17 the same, against Intl.NumberFormat', { own: odds.ours, other: odds.international, goal: 10 }),
  ];
}

/** @param {import('./sportsPage.mjs').Figures['payout']} payout */
const createPayoutRows = ({ cases, wrong, fixedWrong, ours: own, fixed, decimal, big, system }) => [
  createRow(`P16 wrong results in ${cases} payouts, against decimal.js (toFixed)`, {
    value: `${wrong} (${fixedWrong})`,
    goal: '0',
    isMet: wrong === 0,
  }),
  createLimitRow('P16 20,000 payouts from text to text, against Number.toFixed', { own, other: fixed, goal: 1.4 }),
  createSpeedRow('P16 the same, against decimal.js', { own, other: decimal, goal: 4 }),
  createSpeedRow('P16 the same, against big.js (no goal: must not be slower)', { own, other: big, goal: 1 }),
  createRow('P16 system of 1,013 combinations is exact', {
    value: system.isExact ? 'yes' : 'no',
    goal: 'yes',
    isMet: system.isExact,
  }),
  createSpeedRow('P16 the same, against big.js by recursion', { own: system.ours, other: system.big, goal: 100 }),
];
