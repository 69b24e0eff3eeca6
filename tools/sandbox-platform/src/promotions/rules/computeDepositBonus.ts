import { divideHalfUp, type Minor } from '@pavilion/kernel';
import type { ActivityReward } from '../../db/tables/memberCentreTables.ts';

const RATE_SCALE = 10_000n;

/** Computes the bonus on a deposit: 0 below the threshold, else a share of the deposit up to a maximum (§5, WAL-09). */
export function computeDepositBonus(
  deposit: Minor,
  { target, rate, amount }: Pick<ActivityReward, 'target' | 'rate' | 'amount'>,
): Minor {
  if (deposit < target) return 0n;
  const bonus = divideHalfUp(deposit * BigInt(rate), RATE_SCALE);
  return bonus > amount ? amount : bonus;
}
