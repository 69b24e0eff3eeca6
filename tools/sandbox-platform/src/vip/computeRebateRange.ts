import type { VipGrade } from '../db/tables/memberCentreTables.ts';
import { formatPercent, rebateCategories } from '../grades/vipGrades.ts';

/** Returns the lowest, the highest and the member's own rebate of each game category. */
export function computeRebateRange(grades: readonly VipGrade[], ownGrade: number) {
  const own = grades.find(({ grade }) => grade === ownGrade) ?? grades[0];
  return rebateCategories.map((category) => {
    const rates = grades.map(({ rebates }) => rebates[category]);
    return {
      category,
      low: formatPercent(Math.min(...rates)),
      high: formatPercent(Math.max(...rates)),
      own: formatPercent(own?.rebates[category] ?? 0),
    };
  });
}
