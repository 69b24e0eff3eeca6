/** Local reference, because lookups in the global scope of tests are slow and this is an inner loop. */
const { imul } = Math;

/** Source of uniform numbers in [0, 1). */
export type Random = () => number;

/** Creates a fast generator (mulberry32). Equal seeds give equal numbers on all machines. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
