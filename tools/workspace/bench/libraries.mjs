import { runPage } from './bundlePage.mjs';
import { createRow } from './resultRows.mjs';
import { recordFrames } from './sandboxFrames.mjs';

/** Frames recorded from a sandbox: 30 s of its world. */
const FRAMES = 120;

const time = (/** @type {number} */ ms) =>
  ms < 1 ? `${(ms * 1000).toFixed(ms < 0.1 ? 1 : 0)} us` : `${ms.toFixed(2)} ms`;

/** @typedef {{ ours: number, other: number, goal: number }} Race milliseconds, and the allowed factor between them */

/** @param {string} name @param {Race} race */
function atMost(name, { ours, other, goal }) {
  const value = `${time(ours)} / ${time(other)} = ${(ours / other).toFixed(2)}x`;
  return createRow(name, { value, goal: `<= ${goal.toFixed(2)}x`, isMet: ours <= goal * other });
}

/** @param {string} name @param {Race} race */
function fasterThan(name, { ours, other, goal }) {
  const value = `${time(ours)} / ${time(other)} = ${(other / ours).toFixed(1)}x`;
  return createRow(name, { value, goal: `>= ${goal.toFixed(1)}x`, isMet: goal * ours <= other });
}

/**
 * Measures P13 to P17: domain-sports as published, compared with hand-written code, in Chromium. The changes of P14 come
 * from a sandbox with 1,000 matches in play.
 *
 * @param {string} executablePath
 */
export async function benchLibraries(executablePath) {
  const input = await recordFrames(FRAMES);
  const { snapshot, tick, frames, slip, payout, odds } = /** @type {import('./sportsPage.mjs').Figures} */ (
    await runPage(executablePath, 'sportsPage.mjs', input)
  );
  return [
    atMost('P13 board of 20,000 prices read and stored, against JSON.parse', {
      ours: snapshot.ours,
      other: snapshot.parse,
      goal: 1.15,
    }),
    atMost('P13 tick of 200 prices in the store, against plain objects', {
      ours: tick.ours,
      other: tick.mutation,
      goal: 4,
    }),
    atMost(`P14 frames of ${frames.changes.toFixed(0)} changes in compact form, against objects as JSON`, {
      ours: frames.compact,
      other: frames.object,
      goal: 0.15,
    }),
    createRow('P14 the same, bytes', {
      value: `${frames.bytes.toFixed(0)} / ${frames.objectBytes.toFixed(0)} = ${(frames.bytes / frames.objectBytes).toFixed(2)}x`,
      goal: '<= 0.35x',
      isMet: frames.bytes <= 0.35 * frames.objectBytes,
    }),
    atMost('P15 30 steps of a slip of ten, against a plain reducer', { ours: slip.ours, other: slip.plain, goal: 2 }),
    fasterThan('P15 the same, against a slice with immer', { ours: slip.ours, other: slip.immer, goal: 12 }),
    ...createPayoutRows(payout),
    fasterThan('P17 odds of 20,000 cells, against Number.toFixed', { ours: odds.ours, other: odds.fixed, goal: 2 }),
    fasterThan('P17 the same, against Intl.NumberFormat', { ours: odds.ours, other: odds.international, goal: 10 }),
  ];
}

/** @param {import('./sportsPage.mjs').Figures['payout']} payout */
const createPayoutRows = ({ cases, wrong, fixedWrong, ours, fixed, decimal, big, system }) => [
  createRow(`P16 wrong results in ${cases} payouts, against decimal.js (toFixed)`, {
    value: `${wrong} (${fixedWrong})`,
    goal: '0',
    isMet: wrong === 0,
  }),
  atMost('P16 20,000 payouts from text to text, against Number.toFixed', { ours, other: fixed, goal: 1.4 }),
  fasterThan('P16 the same, against decimal.js', { ours, other: decimal, goal: 4 }),
  fasterThan('P16 the same, against big.js (no goal: must not be slower)', { ours, other: big, goal: 1 }),
  createRow('P16 system of 1,013 combinations is exact', {
    value: system.isExact ? 'yes' : 'no',
    goal: 'yes',
    isMet: system.isExact,
  }),
  fasterThan('P16 the same, against big.js by recursion', { ours: system.ours, other: system.big, goal: 100 }),
];
