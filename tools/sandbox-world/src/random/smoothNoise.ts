import { hashSeed } from './hashSeed.ts';

const knot = (seed: number, index: number) => hashSeed(seed, index) / 2147483648 - 1;

/**
 * A smooth wave in [-1, 1] over time, without state: prices drift by it, the same after a restart.
 *
 * `stepMs` is the distance of its turning points.
 */
export function smoothNoise(seed: number, timeMs: number, stepMs: number): number {
  const index = Math.floor(timeMs / stepMs);
  const part = timeMs / stepMs - index;
  const ease = part * part * (3 - 2 * part);
  const from = knot(seed, index);
  return from + (knot(seed, index + 1) - from) * ease;
}
