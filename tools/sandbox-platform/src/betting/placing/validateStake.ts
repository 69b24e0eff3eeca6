import { formatMinor, type Minor } from '@pavilion/kernel';
import type { BetOutcome, Order, RejectionReason } from '../bets/betTypes.ts';
import { MAX_STAKE, MIN_STAKE, MIN_UNIT } from './stakeLimits.ts';

/** Reason to reject a stake, with the limits of one unit. */
export interface StakeProblem {
  readonly reason: RejectionReason;
  readonly limits: NonNullable<BetOutcome['limits']>;
}

/** Computes the limits of a unit stake so that unit and whole bet respect their limits. */
function computeUnitLimits({ kind }: Order, units: bigint): { readonly min: Minor; readonly max: Minor } {
  if (kind === 'single') return { min: MIN_STAKE, max: MAX_STAKE };
  const least = (MIN_STAKE + units - 1n) / units;
  return { min: least > MIN_UNIT ? least : MIN_UNIT, max: MAX_STAKE / units };
}

/** Returns the problem of a stake that breaks the limits of a unit or of the whole bet. */
export function validateStake(order: Order, unitCount: number): StakeProblem | undefined {
  const { min, max } = computeUnitLimits(order, BigInt(unitCount));
  const limits = { min: formatMinor(min), max: formatMinor(max) };
  if (order.unitStake === undefined || order.unitStake < min) return { reason: 'belowMinimum', limits };
  return order.unitStake > max ? { reason: 'aboveMaximum', limits } : undefined;
}
