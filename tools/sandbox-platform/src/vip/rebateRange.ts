import type { VipGrade } from '../db/tables/memberCentreTables.ts';
import { percentText, rebateCategories } from '../grades/vipGrades.ts';

/** Lowest, highest and own rebate of each category of games. */
export function rebateRange(grades: readonly VipGrade[], ownGrade: number) {
  const own = grades.find(({ grade }) => grade === ownGrade) ?? grades[0];
  return rebateCategories.map((category) => {
    const rates = grades.map(({ rebates }) => rebates[category]);
    return {
      category,
      low: percentText(Math.min(...rates)),
      high: percentText(Math.max(...rates)),
      own: percentText(own?.rebates[category] ?? 0),
    };
  });
}
