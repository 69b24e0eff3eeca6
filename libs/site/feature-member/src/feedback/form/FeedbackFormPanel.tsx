import { toastActions, useAppDispatch, useFailureText } from '@pavilion/site-contract';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { Button, Notice, Panel, PanelHead, SkeletonGroup, Skeleton, TextArea, VisuallyHidden } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { Fragment, useEffect, useRef, type FormEvent } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import { Note } from '../../parts/rewardStyles.ts';
import { PictureField } from '../../pictures/PictureField.tsx';
import { useUploads, type Uploads } from '../../pictures/useUploads.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { CategoryField, type FeedbackCategory } from './CategoryField.tsx';
import { emptyDraft, MAX_CONTENT, MIN_CONTENT } from './feedbackDraft.ts';
import { Fields, FormActions, FormColumns, RewardList } from './formStyles.ts';
import { useFeedbackForm, type FeedbackForm } from './useFeedbackForm.ts';

/** Props of {@link FeedbackFormPanel}. */
export interface FeedbackFormPanelProps {
  /** Called with the id of a stored feedback. */
  readonly onSent: (feedbackId: string) => void;
}

/** Form of a new feedback and the rules of rewards. */
export function FeedbackFormPanel({ onSent }: FeedbackFormPanelProps) {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead('feedback.querySiteDepositRewardConfigList', {});
  if (!data)
    return (
      <Panel aria-busy={!failure} data-part="form">
        {failure ? (
          <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup>
            <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
            <Skeleton height="4rem" />
            <Skeleton height="10rem" />
          </SkeletonGroup>
        )}
      </Panel>
    );
  return (
    <FormColumns>
      <Panel data-part="form">
        <FilledForm categories={data.list} onSent={onSent} />
      </Panel>
      <Rewards categories={data.list} />
    </FormColumns>
  );
}

interface FilledFormProps extends FeedbackFormPanelProps {
  readonly categories: readonly FeedbackCategory[];
}

function FilledForm({ categories, onSent }: FilledFormProps) {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const form = useFeedbackForm();
  const { draft, change, problem } = form;
  const uploads = useUploads((picture) => change(({ pictures }) => ({ pictures: [...pictures, picture] })));
  const content = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem === 'content') content.current?.focus();
  }, [problem]);
  const isUploading = uploads.pending.some(({ step }) => step !== 'failed');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSending || isUploading) return;
    const feedbackId = await form.submit();
    if (feedbackId === undefined) return;
    dispatch(toastActions.shown({ kind: 'success', text: t('feedback.sent') }));
    onSent(feedbackId);
  };
  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      <CategoryField
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        isMissing={problem === 'category'}
      />
      <TextArea
        ref={content}
        label={t('feedback.content')}
        rows={6}
        maxLength={MAX_CONTENT}
        value={draft.content}
        onChange={(event) => change({ content: event.target.value })}
        hint={t('feedback.contentHint', { count: draft.content.length, max: MAX_CONTENT })}
        error={problem === 'content' && t('feedback.contentShort', { min: MIN_CONTENT })}
      />
      <PictureField
        pictures={draft.pictures}
        uploads={uploads}
        onRemove={(imageId) =>
          change(({ pictures }) => ({ pictures: pictures.filter((each) => each.imageId !== imageId) }))
        }
      />
      <AttachmentField attachment={draft.attachment} onChange={(attachment) => change({ attachment })} />
      <SendFailure form={form} />
      <FormFoot form={form} uploads={uploads} isUploading={isUploading} />
    </Fields>
  );
}

interface FormFootProps {
  readonly form: FeedbackForm;
  readonly uploads: Uploads;
  readonly isUploading: boolean;
}

function FormFoot({ form, uploads, isUploading }: FormFootProps) {
  const t = useMemberCentreT();
  const clear = () => {
    // The response to a pending upload would add its picture to the empty form.
    for (const { key } of uploads.pending) uploads.remove(key);
    form.clear();
  };
  return (
    <FormActions>
      <Button type="submit" variant="primary" size="large" isBusy={form.isSending} aria-disabled={isUploading}>
        {t('feedback.submit')}
      </Button>
      {form.draft !== emptyDraft && (
        <Button variant="quiet" onClick={clear}>
          {t('feedback.clear')}
        </Button>
      )}
      <Note as="span">{t(isUploading ? 'feedback.uploading' : 'feedback.draftKept')}</Note>
    </FormActions>
  );
}

function SendFailure({ form: { failure, isSending } }: { readonly form: FeedbackForm }) {
  const t = useMemberCentreT();
  const failureText = useFailureText();
  return (
    <div role="alert">
      {failure && !isSending && (
        <Notice data-tone="danger">
          <div>
            <strong>{failureText(failure)}</strong>
            {t('feedback.kept')}
          </div>
        </Notice>
      )}
    </div>
  );
}

function Rewards({ categories }: Pick<FilledFormProps, 'categories'>) {
  const t = useMemberCentreT();
  const rewarded = categories.filter(({ maxReward }) => Number(maxReward) > 0);
  if (rewarded.length === 0) return null;
  return (
    <Panel aria-label={t('feedback.rewards')}>
      <PanelHead>
        <h2>{t('feedback.rewards')}</h2>
      </PanelHead>
      <RewardList>
        {rewarded.map(({ categoryId, categoryName, maxReward }) => (
          <Fragment key={categoryId}>
            <dt>{categoryName}</dt>
            <dd>{t('feedback.upTo', { amount: formatCny(maxReward) ?? maxReward })}</dd>
          </Fragment>
        ))}
      </RewardList>
      <Note>{t('feedback.rewardRule')}</Note>
      <Note>{t('feedback.secretRule')}</Note>
    </Panel>
  );
}
