import { type Draws } from '../fair/createDraws.ts';

/** Takes `count` different things of `size`, one after the other, numbered from 0: cards of a shoe, balls of a drum. */
export function drawFrom(draws: Draws, size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0] ?? 0);
}
