import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { hundredths } from './hundredths.ts';
import type { SettlementCode } from './settlementTypes.ts';

/** A leg that has come out: a pushed one and a returned one (D…) count the same. */
export interface DecidedLeg {
  /** Hong Kong price text. */
  readonly price: string;
  readonly code: SettlementCode | 'D';
}

/** Twice a hundred, so that half a price stays a whole number. */
const FACTOR_SCALE = 200n;

/** What a leg multiplies the stake by, in two-hundredths (ruling B5). */
function computeLegFactor({ price, code }: DecidedLeg): bigint {
  const odds = hundredths(price);
  const factors: Readonly<Record<DecidedLeg['code'], bigint>> = {
    W: FACTOR_SCALE + 2n * odds,
    LW: FACTOR_SCALE + odds,
    P: FACTOR_SCALE,
    D: FACTOR_SCALE,
    LL: FACTOR_SCALE / 2n,
    L: 0n,
  };
  return factors[code];
}

/**
 * Net result of combinations of legs at one stake each. A combination returns the stake times the factors of its legs,
 * rounded half up to the cent by itself; all are added up (ruling B5).
 *
 * @param units positions of legs, a list for each combination
 */
export function unitsNet(legs: readonly DecidedLeg[], units: readonly (readonly number[])[], stake: Minor): Minor {
  const factors = legs.map(computeLegFactor);
  const returned = (unit: readonly number[]): Minor => {
    const product = unit.reduce((sofar, at) => sofar * (factors[at] ?? 0n), 1n);
    return divideHalfUp(stake * product, FACTOR_SCALE ** BigInt(unit.length));
  };
  return units.reduce((sum, unit) => sum + returned(unit) - stake, 0n);
}
