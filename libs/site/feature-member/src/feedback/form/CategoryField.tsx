import type { ResponseOf } from '@pavilion/api-client';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import { Categories, Category, ErrorLine, FieldLabel } from './formStyles.ts';

/** Kind of feedback. */
export type FeedbackCategory = ResponseOf<'feedback.querySiteDepositRewardConfigList'>['list'][number];

/** Props of {@link CategoryField}. */
export interface CategoryFieldProps {
  readonly categories: readonly FeedbackCategory[];
  readonly value: string;
  readonly onChange: (categoryId: string) => void;
  readonly isMissing: boolean;
}

/** Choice of the kind of feedback. */
export function CategoryField({ categories, value, onChange, isMissing }: CategoryFieldProps) {
  const t = useMemberCentreT();
  const chosen = categories.find(({ categoryId }) => categoryId === value);
  return (
    <div role="radiogroup" aria-label={t('feedback.category')} aria-describedby="feedback-category-hint">
      <FieldLabel aria-hidden="true">{t('feedback.category')}</FieldLabel>
      <Categories>
        {categories.map(({ categoryId, categoryName }) => (
          <Category key={categoryId}>
            <input
              type="radio"
              name="feedback-category"
              checked={categoryId === value}
              onChange={() => onChange(categoryId)}
            />
            <span>{categoryName}</span>
          </Category>
        ))}
      </Categories>
      <ErrorLine id="feedback-category-hint" role="status" data-error={isMissing || undefined}>
        {isMissing ? t('feedback.categoryMissing') : chosen?.hint}
      </ErrorLine>
    </div>
  );
}
