import { divideHalfUp, type Minor } from '@pavilion/kernel';
import type { ActivityReward } from '../../db/tables/memberCentreTables.ts';

const RATE_SCALE = 10_000n;

/** What a deposit earns: nothing below the threshold, else its part up to the most that is paid (§5, WAL-09). */
export function depositBonus(
  deposit: Minor,
  { target, rate, amount }: Pick<ActivityReward, 'target' | 'rate' | 'amount'>,
): Minor {
  if (deposit < target) return 0n;
  const bonus = divideHalfUp(deposit * BigInt(rate), RATE_SCALE);
  return bonus > amount ? amount : bonus;
}
