import { TableRoot, TableScroller, Tag } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import type { Grade } from './vipData.ts';
import { GradeRow } from './vipStyles.ts';

/** Props of {@link GradeTable}. */
export interface GradeTableProps {
  readonly grades: readonly Grade[];
  readonly ownGrade: number;
}

const AMOUNTS = [
  'needDeposit',
  'needTurnover',
  'upgradeGift',
  'weekGift',
  'weekTurnover',
  'monthGift',
  'birthdayGift',
] as const;

/** All levels, one per row: what each needs, its gifts and its rebates. The member's own row is marked. */
export function GradeTable({ grades, ownGrade }: GradeTableProps) {
  const t = useMemberCentreT();
  const categories = grades[0]?.rebates.map(({ category }) => category) ?? [];
  return (
    <TableScroller tabIndex={0} role="region" aria-label={t('vip.detailTitle')}>
      <TableRoot>
        <thead>
          <tr>
            <th scope="col">{t('vip.level')}</th>
            {AMOUNTS.map((name) => (
              <th key={name} scope="col" data-align="end">
                {t(`vip.column.${name}`)}
              </th>
            ))}
            {categories.map((category) => (
              <th key={category} scope="col" data-align="end">
                {t('vip.column.rebate', { category: t(`vip.category.${category}`) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map((grade) => (
            <GradeRow key={grade.grade} data-own={grade.grade === ownGrade || undefined}>
              <th scope="row">
                {grade.gradeName} {grade.grade === ownGrade && <Tag tone="vip">{t('vip.current')}</Tag>}
              </th>
              {AMOUNTS.map((name) => (
                <td key={name} data-align="end">
                  {grade[name] === undefined || grade[name] === '0.00' ? '–' : formatCny(grade[name])}
                </td>
              ))}
              {grade.rebates.map(({ category, rate }) => (
                <td key={category} data-align="end">
                  {rate}%
                </td>
              ))}
            </GradeRow>
          ))}
        </tbody>
      </TableRoot>
    </TableScroller>
  );
}
