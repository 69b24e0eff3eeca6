/** Throws a die of so many sides: 0 to one less. */
export type Dice = (sides: number) => number;

/** The same throws every time (mulberry32), so that a violation can be looked at again. */
export function createDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
