/** Returns pseudo-random numbers from 0 to 1 (mulberry32). @param {number} seed */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws items without replacement. The same seed draws the same items from the same list.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {{ size: number, seed: number }} sample
 * @returns {Item[]} all items if there are fewer than `size`
 */
export function drawSample(items, { size, seed }) {
  const random = createRandom(seed);
  const left = [...items];
  const drawn = [];
  while (drawn.length < size && left.length > 0) {
    const at = Math.floor(random() * left.length);
    drawn.push(.../** @type {Item[]} */ (left.splice(at, 1)));
  }
  return drawn;
}
