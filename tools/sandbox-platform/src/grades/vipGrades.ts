import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../db/database.ts';
import type { RebateCategory, VipGrade } from '../db/tables/memberCentreTables.ts';
import { sumDeposits, sumTurnover } from './memberTurnover.ts';

/** Reads all VIP levels, lowest first. */
export const readGrades = (db: Db | Tx): Promise<VipGrade[]> =>
  db.selectFrom('vip_grades').selectAll().orderBy('grade').execute();

/** Formats hundredths of a percent: 55 becomes `0.55`. */
export const formatPercent = (hundredths: number): string => formatMinor(BigInt(hundredths));

/** Categories in the order of the navigation; the stored JSON has no fixed order. */
export const rebateCategories: readonly RebateCategory[] = ['TY', 'ZR', 'DZ', 'CP', 'QP', 'DJ', 'BY'];

/** Converts a VIP level to its wire form. */
export const toWireGrade = (row: VipGrade) => ({
  grade: row.grade,
  gradeName: `VIP${row.grade}`,
  needDeposit: formatMinor(row.need_deposit),
  needTurnover: formatMinor(row.need_turnover),
  upgradeGift: formatMinor(row.upgrade_gift),
  weekGift: formatMinor(row.week_gift),
  weekTurnover: formatMinor(row.week_turnover),
  monthGift: formatMinor(row.month_gift),
  birthdayGift: formatMinor(row.birthday_gift),
  rebates: rebateCategories.map((category) => ({ category, rate: formatPercent(row.rebates[category]) })),
});

/** Totals that determine a member's level. */
export interface VipTotals {
  readonly deposit: Minor;
  readonly turnover: Minor;
}

/** Reads deposits and turnover since registration. */
export const readVipTotals = async (db: Db | Tx, memberId: number): Promise<VipTotals> => ({
  deposit: await sumDeposits(db, memberId),
  turnover: await sumTurnover(db, memberId),
});

/** Returns the highest level whose two thresholds are reached; the lowest level needs nothing. */
export function findEarnedGrade(grades: readonly VipGrade[], { deposit, turnover }: VipTotals): number {
  const reached = grades.filter((row) => row.need_deposit <= deposit && row.need_turnover <= turnover);
  return Math.max(1, ...reached.map(({ grade }) => grade));
}
