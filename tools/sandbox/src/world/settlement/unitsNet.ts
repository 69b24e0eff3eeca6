import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { type SettlementCode } from './settlementTypes.ts';

/** A leg that has come out: a pushed one and a returned one (D…) count the same. */
export interface DecidedLeg {
  /** Hong Kong price text. */
  readonly price: string;
  readonly code: SettlementCode | 'D';
}

const PRICE = /^(\d{1,4})\.(\d{2})$/;

/** Twice a hundred, so that half a price stays a whole number. */
const WHOLE = 200n;

function hundredths(price: string): bigint {
  const match = PRICE.exec(price);
  if (!match) throw new RangeError(`Not a Hong Kong price: "${price}"`);
  return BigInt(match[1]! + match[2]!);
}

/** What a leg multiplies the stake by, in two-hundredths (ruling B5). */
function factorOf({ price, code }: DecidedLeg): bigint {
  const odds = hundredths(price);
  const factors: Readonly<Record<DecidedLeg['code'], bigint>> = {
    W: WHOLE + 2n * odds,
    LW: WHOLE + odds,
    P: WHOLE,
    D: WHOLE,
    LL: WHOLE / 2n,
    L: 0n,
  };
  return factors[code];
}

/**
 * Net result of combinations of legs at one stake each: the sum of `stake × (product of factors − 1)`, every combination
 * rounded once, half a cent away from zero (rulings B1, B5). One combination of one leg is a single.
 */
export function unitsNet(legs: readonly DecidedLeg[], units: readonly (readonly number[])[], stake: Minor): Minor {
  if (stake < 0n) throw new RangeError('A stake is not negative');
  const factors = legs.map(factorOf);
  const netOf = (unit: readonly number[]): Minor => {
    const whole = WHOLE ** BigInt(unit.length);
    const product = unit.reduce((sofar, at) => sofar * (factors[at] ?? 0n), 1n);
    return divideHalfUp(stake * (product - whole), whole);
  };
  return units.reduce((sum, unit) => sum + netOf(unit), 0n);
}
