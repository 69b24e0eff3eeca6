import type { RebateCategory } from './memberCentreTables.ts';

/** Completed runs: all members have been paid for turnover decided before `until`. */
export interface RebateRunsTable {
  until: Date;
  done_at: Date;
}

/** Rebates by member and category: counted turnover at the rate of the level at that time. */
export interface RebatesTable {
  member_id: number;
  until: Date;
  category: RebateCategory;
  grade: number;
  /** Hundredths of a percent. */
  rate: number;
  turnover: bigint;
  amount: bigint;
  /** Number of the payment. */
  order_no: string;
  created_at: Date;
}

/** Tables of rebates. */
export interface RebateTables {
  rebate_runs: RebateRunsTable;
  rebates: RebatesTable;
}
