import type { Minor } from '@pavilion/kernel';
import type { RebateCategory, VipGrade } from '../db/tables/memberCentreTables.ts';

/** Turnover of one category without a rebate so far. */
export interface Uncounted {
  readonly category: RebateCategory;
  readonly turnover: Minor;
}

/** Rebate of one category. */
export interface CountedRebate extends Uncounted {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly amount: Minor;
}

const RATE_SCALE = 10_000n;

/** Computes rebates at the rate of category and level, rounded down to the cent. Amounts below one cent are left for the next count. */
export const computeRebates = (
  uncounted: readonly Uncounted[],
  { rebates }: Pick<VipGrade, 'rebates'>,
): CountedRebate[] =>
  uncounted
    .map(({ category, turnover }) => {
      const rate = rebates[category];
      return { category, turnover, rate, amount: (turnover * BigInt(rate)) / RATE_SCALE };
    })
    .filter(({ amount }) => amount > 0n);
