import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { ratio, type Ratio } from '../odds/ratio.ts';
import { DOUBLE_UNIT, legFactor, type ParlayLeg } from './parlay.ts';
import { systemSizes } from './systems.ts';

/** How many of the chosen systems have units of each size, by size. */
function weightsOf(systems: readonly string[], legs: number): readonly number[] {
  const weights = Array.from({ length: legs + 1 }, () => 0);
  for (const system of systems) for (const size of systemSizes(system, legs)) weights[size] = (weights[size] ?? 0) + 1;
  return weights;
}

const powersOf = (base: bigint, count: number): readonly bigint[] =>
  Array.from({ length: count + 1 }, (_, at) => base ** BigInt(at));

/**
 * What one unit stake on every combination returns, as an exact number.
 *
 * In closed form: the sum over all combinations of k legs is the k-th elementary symmetric polynomial of their factors,
 * so ten legs and their 1,013 combinations cost some fifty products. `systemReturn` is what the ledger pays: it rounds
 * each combination.
 */
export function systemFactor(legs: readonly ParlayLeg[], systems: readonly string[]): Ratio {
  const sums = [1n];
  for (const leg of legs) {
    const factor = legFactor(leg);
    for (let size = sums.length; size > 0; size -= 1) sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor;
  }
  const units = powersOf(DOUBLE_UNIT, legs.length);
  const weights = weightsOf(systems, legs.length);
  const total = sums.reduce(
    (sum, product, size) => sum + BigInt(weights[size] ?? 0) * product * (units[legs.length - size] ?? 1n),
    0n,
  );
  return ratio(total, units[legs.length] ?? 1n);
}

/**
 * What a system bet pays back, stake and all: each combination by the factors of its legs, rounded half up to the cent by
 * itself, and added up (B5). Lost combinations pay nothing.
 *
 * @param unitStake of one combination
 * @param systems those that do not fit the number of legs are passed over
 */
export function systemReturn(unitStake: Minor, legs: readonly ParlayLeg[], systems: readonly string[]): Minor {
  const factors = legs.map(legFactor);
  const weights = weightsOf(systems, legs.length);
  const largest = weights.findLastIndex((weight) => weight > 0);
  const units = powersOf(DOUBLE_UNIT, legs.length);
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
 * The least a system bet pays back if it pays at all: as few legs win as its smallest combination has, those of the lowest
 * prices. Below the stake, more often than not.
 */
export function leastSystemReturn(unitStake: Minor, legs: readonly ParlayLeg[], systems: readonly string[]): Minor {
  const weights = weightsOf(systems, legs.length);
  const smallest = weights.findIndex((weight) => weight > 0);
  if (smallest < 0) return 0n;
  const lowest = [...legs].sort((a, b) => a.price - b.price).slice(0, smallest);
  const product = lowest.reduce((held, leg) => held * legFactor(leg), unitStake);
  return BigInt(weights[smallest] ?? 0) * divideHalfUp(product, DOUBLE_UNIT ** BigInt(smallest));
}
