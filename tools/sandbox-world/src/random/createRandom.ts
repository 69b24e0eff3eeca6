/** Held here: a test's global scope looks every name up slowly, and this is the innermost loop. */
const { imul } = Math;

/** Uniform numbers in [0, 1). */
export type Random = () => number;

/** A small fast generator (mulberry32): the same seed gives the same numbers on every machine. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
