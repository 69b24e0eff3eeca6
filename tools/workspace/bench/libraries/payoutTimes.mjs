// Runs inside Chromium, in the benchmark page of domain-sports.
import { computeSystemFactor, formatWinnings } from '@pavilion/domain-sports';
import Big from 'big.js';
import Decimal from 'decimal.js';
import { measureFastest } from './measureFastest.mjs';

const CASES = 200_000;
const TIMED = 20_000;
const LEGS = 10;

/** Creates the same cases in each run: stakes up to a million and odds up to 100, both with two decimals. */
function createCases() {
  let seed = 7;
  const next = (/** @type {number} */ below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const text = (/** @type {number} */ cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return Array.from(
    { length: CASES },
    () => /** @type {const} */ ([text(1 + next(100_000_000)), text(1 + next(10_000))]),
  );
}

/** @typedef {ReturnType<typeof createCases>[number]} Case stake and odds */

/** Computes all combinations of two and more legs at ten-thousandths of European odds, by recursion. @param {readonly number[]} prices */
function computeSystem(prices) {
  let total = new Big(0);
  const combine = (/** @type {number} */ from, /** @type {number} */ size, /** @type {Big} */ product) => {
    if (size >= 2) total = total.plus(product);
    for (let at = from; at < prices.length; at += 1)
      combine(at + 1, size + 1, product.times(new Big(prices[at] ?? 0).div(10_000).plus(1)));
  };
  combine(0, 0, new Big(1));
  return total;
}

/** Measures P16: winnings of a bet from text to text, exact in every case, and a system of 1,013 combinations. */
export function measurePayout() {
  const cases = createCases();
  /** @param {Case} own */
  const exact = ([stake, odds]) => new Decimal(stake).times(odds).toFixed(2);
  const wrong = cases.filter((own) => formatWinnings(...own) !== exact(own)).length;
  const fixedWrong = cases.filter((own) => (Number(own[0]) * Number(own[1])).toFixed(2) !== exact(own)).length;
  const timed = cases.slice(0, TIMED);
  const [ours, fixed, decimal, big] = measureFastest(9, [
    () => timed.forEach(([stake, odds]) => formatWinnings(stake, odds)),
    () => timed.forEach(([stake, odds]) => (Number(stake) * Number(odds)).toFixed(2)),
    () => timed.forEach(exact),
    () => timed.forEach(([stake, odds]) => new Big(stake).times(odds).toFixed(2)),
  ]);
  return { cases: CASES, wrong, fixedWrong, ours, fixed, decimal, big, system: measureSystem() };
}

function measureSystem() {
  const prices = Array.from({ length: LEGS }, (_, at) => 8_500 + at * 100);
  const legs = prices.map((price) => ({ price }));
  const sizes = Array.from({ length: LEGS - 1 }, (_, at) => at + 2);
  const { numerator, denominator } = computeSystemFactor(legs, sizes);
  const isExact = computeSystem(prices).times(String(denominator)).eq(String(numerator));
  const goes = 100;
  const [ours, big] = measureFastest(9, [
    () => {
      for (let go = 0; go < goes; go += 1) computeSystemFactor(legs, sizes);
    },
    () => computeSystem(prices),
  ]);
  return { isExact, ours: ours / goes, big };
}
