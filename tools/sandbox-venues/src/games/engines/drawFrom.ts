import type { Draws } from '../fair/createDraws.ts';

/**
 * A drum of `size` different things, numbered from 0: each turn takes one of those left, counted in their order. The same
 * as taking them out of a list, without the list.
 */
export function createDrum(draws: Draws, size: number): () => number {
  const taken: number[] = [];
  return () => {
    let thing = draws.below(size - taken.length);
    let at = 0;
    while (at < taken.length && (taken[at] ?? 0) <= thing) {
      thing += 1;
      at += 1;
    }
    taken.splice(at, 0, thing);
    return thing;
  };
}

/** Takes `count` different things out of a drum: cards of a shoe, balls of a lottery. */
export function drawFrom(draws: Draws, size: number, count: number): number[] {
  const next = createDrum(draws, size);
  return Array.from({ length: count }, next);
}
