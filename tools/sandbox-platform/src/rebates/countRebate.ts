import type { Minor } from '@pavilion/kernel';
import type { RebateCategory, VipGrade } from '../db/tables/memberCentreTables.ts';

/** Turnover of one category that no rebate has been paid for. */
export interface Uncounted {
  readonly category: RebateCategory;
  readonly turnover: Minor;
}

/** What a category comes to. */
export interface CountedRebate extends Uncounted {
  /** Hundredths of a per cent. */
  readonly rate: number;
  readonly amount: Minor;
}

const RATE_SCALE = 10_000n;

/** Turnover at the rate of its category and the grade, rounded down to the cent; what comes to less than one waits. */
export const countRebate = (uncounted: readonly Uncounted[], { rebates }: Pick<VipGrade, 'rebates'>): CountedRebate[] =>
  uncounted
    .map(({ category, turnover }) => {
      const rate = rebates[category];
      return { category, turnover, rate, amount: (turnover * BigInt(rate)) / RATE_SCALE };
    })
    .filter(({ amount }) => amount > 0n);
