import type { RebateCategory } from '../db/tables/memberCentreTables.ts';

/** Amounts of a VIP level, whole yuan. */
interface GradeRow {
  readonly deposit: number;
  readonly turnover: number;
  readonly upgrade: number;
  readonly week: number;
  readonly weekTurnover: number;
  readonly month: number;
  /** Sports rebate in hundredths of a per cent. The rebates of the other categories are computed from it. */
  readonly sports: number;
}

type GradeTuple = readonly [
  deposit: number,
  turnover: number,
  upgrade: number,
  week: number,
  weekTurnover: number,
  month: number,
  sports: number,
];

const grades: readonly GradeTuple[] = [
  [0, 0, 0, 0, 0, 0, 40],
  [1_000, 10_000, 18, 3, 1_000, 8, 45],
  [5_000, 50_000, 38, 8, 3_000, 18, 50],
  [20_000, 200_000, 88, 18, 10_000, 38, 55],
  [50_000, 600_000, 188, 38, 30_000, 88, 60],
  [120_000, 1_500_000, 388, 68, 60_000, 188, 65],
  [300_000, 4_000_000, 888, 128, 120_000, 388, 70],
  [800_000, 10_000_000, 1_888, 268, 250_000, 888, 75],
  [2_000_000, 30_000_000, 3_888, 588, 500_000, 1_888, 80],
  [5_000_000, 80_000_000, 8_888, 1_288, 1_000_000, 3_888, 85],
  [12_000_000, 200_000_000, 18_888, 2_888, 2_000_000, 8_888, 90],
];

/** Rows of VIP1 to VIP11. */
export const gradeRows: readonly GradeRow[] = grades.map(
  ([deposit, turnover, upgrade, week, weekTurnover, month, sports]) => ({
    deposit,
    turnover,
    upgrade,
    week,
    weekTurnover,
    month,
    sports,
  }),
);

const beyondSports: Readonly<Record<RebateCategory, number>> = {
  TY: 0,
  ZR: 10,
  DZ: 30,
  CP: -10,
  QP: 20,
  DJ: 0,
  BY: 25,
};

/** Returns the rebate of each category in hundredths of a per cent. */
export const computeRebateRates = ({ sports }: Pick<GradeRow, 'sports'>): Record<string, number> =>
  Object.fromEntries(Object.entries(beyondSports).map(([category, more]) => [category, sports + more]));
