import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { parseHundredths } from './parseHundredths.ts';
import type { SettlementCode } from './settlementTypes.ts';

/** Settled leg. A push (`P`) and a void leg (`D`) count the same. */
export interface DecidedLeg {
  /** Hong Kong price as text. */
  readonly price: string;
  readonly code: SettlementCode | 'D';
}

/** Scale of the factors: two-hundredths, so that half a price is an integer. */
const FACTOR_SCALE = 200n;

/** Computes the factor by which a leg multiplies the stake, in two-hundredths (ruling B5). */
function computeLegFactor({ price, code }: DecidedLeg): bigint {
  const odds = parseHundredths(price);
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
 * Computes the net result of combinations with the same stake each. The return of a combination is the stake times the
 * factors of its legs, rounded half up to the cent. The returns are added (ruling B5).
 *
 * @param units positions of the legs in each combination
 */
export function computeCombinationsNet(
  legs: readonly DecidedLeg[],
  units: readonly (readonly number[])[],
  stake: Minor,
): Minor {
  const factors = legs.map(computeLegFactor);
  const returned = (unit: readonly number[]): Minor => {
    const product = unit.reduce((sofar, at) => sofar * (factors[at] ?? 0n), 1n);
    return divideHalfUp(stake * product, FACTOR_SCALE ** BigInt(unit.length));
  };
  return units.reduce((sum, unit) => sum + returned(unit) - stake, 0n);
}
