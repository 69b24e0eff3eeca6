import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const ROUNDS = 15;
const CELLS = Array.from({ length: 20_000 }, (_, at) => 5000 + ((at * 37) % 20_000));

/** The built libraries against what one would write without them. */
export async function benchLibraries() {
  const { formatOdds } = await import(pathToFileURL(join(ROOT, 'libs/domain-sports/dist/esm/index.js')).href);
  const malay = (/** @type {number} */ price) => (price > 10_000 ? -10_000 / price : price / 10_000);
  const ours = fastest((price) => formatOdds(price, 'M'));
  const plain = fastest((price) => malay(price).toFixed(2));
  const ratio = ours / plain;
  return [row('odds of 20,000 cells, exact, against Number.toFixed', `${ratio.toFixed(2)}x`, '0.50x', ratio <= 0.5)];
}

/** The best of some rounds, in milliseconds. @param {(price: number) => string} format */
function fastest(format) {
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    for (const price of CELLS) format(price);
    return performance.now() - from;
  });
  return Math.min(...times);
}
