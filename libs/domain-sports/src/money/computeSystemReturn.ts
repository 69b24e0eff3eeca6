import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { createRatio, type Ratio } from '../odds/ratio.ts';
import { DOUBLE_UNIT, legFactor, type ParlayLeg } from './parlay.ts';

/** Counts the combinations of each size, indexed by size. */
function countUnitsBySize(sizes: readonly number[], legs: number): readonly number[] {
  const weights = Array.from({ length: legs + 1 }, () => 0);
  for (const size of sizes) weights[size] = (weights[size] ?? 0) + 1;
  return weights;
}

const computePowers = (base: bigint, count: number): readonly bigint[] =>
  Array.from({ length: count + 1 }, (_, at) => base ** BigInt(at));

/**
 * Computes the exact return of one unit stake on every combination: the price of a system bet.
 *
 * The sum over all combinations of k legs is the k-th elementary symmetric polynomial of their factors. Ten legs with
 * 1,013 combinations therefore cost about 50 products. The ledger pays `computeSystemReturn`, which rounds each
 * combination.
 *
 * @param sizes sizes of the combinations (`getCombinationSizes`): `[2, 3]` is every double and every treble
 */
export function computeSystemFactor(legs: readonly ParlayLeg[], sizes: readonly number[]): Ratio {
  const largest = Math.max(0, ...sizes);
  const sums = [1n];
  for (const leg of legs) {
    const factor = legFactor(leg);
    for (let size = Math.min(sums.length, largest); size > 0; size -= 1)
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor;
  }
  const units = computePowers(DOUBLE_UNIT, largest);
  const total = sizes.reduce((sum, size) => sum + (sums[size] ?? 0n) * (units[largest - size] ?? 1n), 0n);
  return createRatio(total, units[largest] ?? 1n);
}

/**
 * Computes the return of a system bet, including the stake. Each combination is rounded half up to the cent, then all are
 * added (B5). Lost combinations pay nothing.
 *
 * @param unitStake stake of one combination
 * @param sizes sizes of the combinations (`getCombinationSizes`)
 */
export function computeSystemReturn(unitStake: Minor, legs: readonly ParlayLeg[], sizes: readonly number[]): Minor {
  const factors = legs.map(legFactor);
  const weights = countUnitsBySize(sizes, legs.length);
  const largest = Math.max(0, ...sizes);
  const units = computePowers(DOUBLE_UNIT, legs.length);
  let total = 0n;
  const combine = (from: number, size: number, product: bigint): void => {
    const weight = weights[size] ?? 0;
    if (weight > 0) total += BigInt(weight) * divideHalfUp(product, units[size] ?? 1n);
    if (size >= largest) return;
    for (let at = from; at < factors.length; at += 1) {
      const factor = factors[at] ?? 0n;
      if (factor > 0n) combine(at + 1, size + 1, product * factor);
    }
  };
  combine(0, 0, unitStake);
  return total;
}

/**
 * Computes the lowest return of a system bet that pays at all: only the legs with the lowest prices win, as many as the
 * smallest combination has. It is usually below the stake.
 */
export function computeMinSystemReturn(unitStake: Minor, legs: readonly ParlayLeg[], sizes: readonly number[]): Minor {
  if (sizes.length === 0) return 0n;
  const smallest = Math.min(...sizes);
  const lowest = [...legs].sort((a, b) => a.price - b.price).slice(0, smallest);
  const product = lowest.reduce((held, { price }) => held * legFactor({ price }), unitStake);
  const weight = sizes.filter((size) => size === smallest).length;
  return BigInt(weight) * divideHalfUp(product, DOUBLE_UNIT ** BigInt(smallest));
}
