import { hashSeed } from './hashSeed.ts';

const getKnot = (seed: number, index: number) => hashSeed(seed, index) / 2147483648 - 1;

/**
 * Computes a smooth random wave over time, -1 to 1. It has no state, so price drifts continue after a restart.
 *
 * @param stepMs distance of the turning points, milliseconds
 */
export function computeSmoothNoise(seed: number, timeMs: number, stepMs: number): number {
  const index = Math.floor(timeMs / stepMs);
  const part = timeMs / stepMs - index;
  const ease = part * part * (3 - 2 * part);
  const from = getKnot(seed, index);
  return from + (getKnot(seed, index + 1) - from) * ease;
}
