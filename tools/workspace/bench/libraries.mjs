import { runPage } from './bundlePage.mjs';
import { row } from './home.mjs';
import { recordFrames } from './sandboxFrames.mjs';

/** Recorded of a sandbox: half a minute of its world. */
const FRAMES = 120;

const time = (/** @type {number} */ ms) =>
  ms < 1 ? `${(ms * 1000).toFixed(ms < 0.1 ? 1 : 0)} us` : `${ms.toFixed(2)} ms`;

/** @param {string} name @param {number} ours @param {number} other @param {number} goal */
function atMost(name, ours, other, goal) {
  const value = `${time(ours)} / ${time(other)} = ${(ours / other).toFixed(2)}x`;
  return row(name, value, `<= ${goal.toFixed(2)}x`, ours <= goal * other);
}

/** @param {string} name @param {number} ours @param {number} other @param {number} goal */
function fasterThan(name, ours, other, goal) {
  const value = `${time(ours)} / ${time(other)} = ${(other / ours).toFixed(1)}x`;
  return row(name, value, `>= ${goal.toFixed(1)}x`, goal * ours <= other);
}

/**
 * P13 to P17: domain-sports as published against what one would write without it, in Chromium. The changes of P14 are those
 * of a sandbox with a thousand matches in play.
 *
 * @param {string} executablePath
 */
export async function benchLibraries(executablePath) {
  const input = await recordFrames(FRAMES);
  const { snapshot, tick, frames, slip, payout, odds } = await runPage(executablePath, 'sportsPage.mjs', input);
  return [
    atMost('P13 board of 20,000 prices read and stored, against JSON.parse', snapshot.ours, snapshot.parse, 1.15),
    atMost('P13 tick of 200 prices in the store, against plain objects', tick.ours, tick.mutation, 4),
    atMost(
      `P14 frames of ${frames.changes.toFixed(0)} changes in compact form, against objects as JSON`,
      frames.compact,
      frames.object,
      0.15,
    ),
    row(
      'P14 the same, bytes',
      `${frames.bytes.toFixed(0)} / ${frames.objectBytes.toFixed(0)} = ${(frames.bytes / frames.objectBytes).toFixed(2)}x`,
      '<= 0.35x',
      frames.bytes <= 0.35 * frames.objectBytes,
    ),
    atMost('P15 30 steps of a slip of ten, against a plain reducer', slip.ours, slip.plain, 2),
    fasterThan('P15 the same, against a slice with immer', slip.ours, slip.immer, 12),
    ...payoutRows(payout),
    fasterThan('P17 odds of 20,000 cells, against Number.toFixed', odds.ours, odds.fixed, 2),
    fasterThan('P17 the same, against Intl.NumberFormat', odds.ours, odds.international, 10),
  ];
}

/** @param {any} payout */
const payoutRows = ({ cases, wrong, fixedWrong, ours, fixed, decimal, big, system }) => [
  row(`P16 wrong of ${cases} payouts, against decimal.js (toFixed)`, `${wrong} (${fixedWrong})`, '0', wrong === 0),
  atMost('P16 20,000 payouts from text to text, against Number.toFixed', ours, fixed, 1.4),
  fasterThan('P16 the same, against decimal.js', ours, decimal, 4),
  fasterThan('P16 the same, against big.js (no goal: must not be slower)', ours, big, 1),
  row('P16 system of 1,013 combinations is exact', system.isExact ? 'yes' : 'no', 'yes', system.isExact),
  fasterThan('P16 the same, against big.js by recursion', system.ours, system.big, 100),
];
