/** Returns a random integer from 0 to `sides - 1`. */
export type Dice = (sides: number) => number;

/** Creates a seeded random generator (mulberry32), so that a failure can be reproduced. */
export function createDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
