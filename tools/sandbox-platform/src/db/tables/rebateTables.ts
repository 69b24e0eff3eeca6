import type { RebateCategory } from './memberCentreTables.ts';

/** A count that has been finished: everybody is paid for what was decided before `until`. */
export interface RebateRunsTable {
  until: Date;
  done_at: Date;
}

/** One category of a member's rebate: turnover counted, at the rate of the grade held then. */
export interface RebatesTable {
  member_id: number;
  until: Date;
  category: RebateCategory;
  grade: number;
  /** Hundredths of a per cent. */
  rate: number;
  turnover: bigint;
  amount: bigint;
  /** The payment it is part of. */
  order_no: string;
  created_at: Date;
}

/** Rebates of bets and rounds. */
export interface RebateTables {
  rebate_runs: RebateRunsTable;
  rebates: RebatesTable;
}
