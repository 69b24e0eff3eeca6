import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';

/**
 * Creates a function that draws without replacement from `size` items, numbered from 0.
 *
 * The drawn index counts the remaining items in their order. The result equals removing items from a list.
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

/** Draws `count` different items from `size`, such as cards of a shoe or balls of a lottery. */
export function drawFrom(draws: Draws, size: number, count: number): number[] {
  const next = createDrum(draws, size);
  return Array.from({ length: count }, next);
}
