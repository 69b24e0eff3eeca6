import { useServices } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import type { ReadPages } from '@pavilion/site-data';
import { Button, EmptyState, Panel, Skeleton, SkeletonGroup, Tag, VisuallyHidden } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { formatMessageTime } from '../parts/formatMessageTime.ts';
import { ListFoot, Row, Rows, RowsScroller, SkeletonRow } from '../parts/splitStyles.ts';
import { writeFeedbackView, type FeedbackItem } from './thread/feedbackView.ts';

/** Props of {@link FeedbackList}. */
export interface FeedbackListProps {
  readonly pages: ReadPages<{ readonly total: number; readonly list: readonly FeedbackItem[] }>;
  readonly openId: string | undefined;
}

const tones = { waiting: 'neutral', answered: 'accent', read: 'success' } as const;
const PREVIEW_LENGTH = 60;

/** The member's feedback, newest first. */
export function FeedbackList({ pages, openId }: FeedbackListProps) {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = pages;
  if (!data)
    return (
      <Panel data-flush="" data-part="list" aria-busy={!failure}>
        {failure ? <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} /> : <ListSkeleton />}
      </Panel>
    );
  const items = data.flatMap(({ list }) => list);
  return (
    <Panel data-flush="" data-part="list" aria-label={t('feedback.list')}>
      {items.length === 0 ? (
        <EmptyState drawing="message" isCompact title={t('feedback.empty')}>
          {t('feedback.emptyHint')}
        </EmptyState>
      ) : (
        <FilledList items={items} pages={pages} openId={openId} />
      )}
    </Panel>
  );
}

function FilledList({ items, pages, openId }: FeedbackListProps & { readonly items: readonly FeedbackItem[] }) {
  const t = useMemberCentreT();
  const { data, hasMore, readMore, isFetching, failure } = pages;
  return (
    <RowsScroller>
      <Rows>
        {items.map((item) => (
          <FeedbackRow key={item.feedbackId} item={item} isOpen={item.feedbackId === openId} />
        ))}
      </Rows>
      <ListFoot>
        {failure ? t('load.moreFailed') : t('feedback.total', { count: data?.at(-1)?.total ?? 0 })}
        {hasMore && (
          <Button size="small" isBusy={isFetching} onClick={readMore}>
            {t('load.more')}
          </Button>
        )}
      </ListFoot>
    </RowsScroller>
  );
}

function FeedbackRow({ item, isOpen }: { readonly item: FeedbackItem; readonly isOpen: boolean }) {
  const t = useMemberCentreT();
  const { clock } = useServices();
  const { feedbackId, categoryName, content, state, createTime } = item;
  const isUnread = state === 'answered' && !isOpen;
  return (
    <Row data-unread={isUnread || undefined}>
      <Link
        to={{ search: writeFeedbackView({ tab: 'list', feedbackId }) }}
        data-id={feedbackId}
        aria-current={isOpen ? 'true' : undefined}
      >
        <strong>
          {categoryName} <Tag tone={tones[state]}>{t(`feedback.state.${state}`)}</Tag>
        </strong>
        <time dateTime={new Date(createTime).toISOString()}>
          {formatMessageTime(createTime, clock.now(), t('inbox.yesterday'))}
        </time>
        <span>{content.slice(0, PREVIEW_LENGTH)}</span>
      </Link>
    </Row>
  );
}

function ListSkeleton() {
  const t = useMemberCentreT();
  return (
    <SkeletonGroup>
      <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, row) => (
        <SkeletonRow key={row}>
          <Skeleton width="50%" />
          <Skeleton width="90%" height="0.875em" />
        </SkeletonRow>
      ))}
    </SkeletonGroup>
  );
}
