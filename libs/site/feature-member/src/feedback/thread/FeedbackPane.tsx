import { lazyWithRetry } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { ArrowLeftIcon, Button, EmptyState, Panel, Skeleton, TrashIcon } from '@pavilion/ui-kit';
import { formatInstant } from '@pavilion/site-contract/time';
import { useEffect, useRef, useState } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import { Article, BackRow, MetaLine, PaneActions } from '../../parts/splitStyles.ts';
import { useWriteAction } from '../../parts/useWriteAction.ts';
import { FeedbackThread } from './FeedbackThread.tsx';
import type { FeedbackDetails, FeedbackItem } from './feedbackView.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { useFeedbackItem } from './useFeedbackItem.ts';

const DeletionDialog = lazyWithRetry(() => import('./DeletionDialog.tsx').then((file) => file.DeletionDialog));

/** Props of {@link FeedbackPane}. */
export interface FeedbackPaneProps {
  readonly feedbackId: string;
  /** Summary of the list, if it contains the item. */
  readonly summary: FeedbackItem | undefined;
  readonly onClose: () => void;
}

/** Open feedback: conversation, reply and deletion. */
export function FeedbackPane({ feedbackId, summary, onClose }: FeedbackPaneProps) {
  const t = useMemberCentreT();
  const { item, failure, isLoading, reload } = useFeedbackItem(feedbackId, summary?.state);
  return (
    <Panel data-part="pane" aria-label={t('feedback.reading')}>
      <BackRow>
        <Button size="small" variant="quiet" icon={<ArrowLeftIcon />} onClick={onClose}>
          {t('inbox.back')}
        </Button>
      </BackRow>
      {item && <OpenItem key={item.feedbackId} item={item} onClose={onClose} onReplied={reload} />}
      {!item && failure && <Missing {...{ failure, isLoading, onRetry: () => void reload() }} />}
      {!item && !failure && <Skeleton width="40%" height="1.75em" />}
    </Panel>
  );
}

const NOT_FOUND = 6004;

interface MissingProps {
  readonly failure: NonNullable<ReturnType<typeof useFeedbackItem>['failure']>;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

function Missing({ failure, isLoading, onRetry }: MissingProps) {
  const t = useMemberCentreT();
  if (failure.code !== NOT_FOUND) return <LoadFailure failure={failure} isFetching={isLoading} onRetry={onRetry} />;
  return (
    <EmptyState drawing="message" title={t('feedback.gone')}>
      {t('feedback.goneHint')}
    </EmptyState>
  );
}

interface OpenItemProps extends Pick<FeedbackPaneProps, 'onClose'> {
  readonly item: FeedbackDetails;
  readonly onReplied: () => Promise<void>;
}

function OpenItem({ item, onClose, onReplied }: OpenItemProps) {
  const t = useMemberCentreT();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that was sent is gone, and with it the focused button.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const deletion = useWriteAction('feedback.delFeedback');
  const remove = async () => {
    if (await deletion.run({ feedbackId: item.feedbackId })) onClose();
    else setAsking(false);
  };
  return (
    <Article>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {item.categoryName}
          </h2>
          <MetaLine>
            <span>{t(`feedback.state.${item.state}`)}</span>
            <time dateTime={new Date(item.createTime).toISOString()}>
              {formatInstant(item.createTime).slice(0, -3)}
            </time>
          </MetaLine>
        </div>
        <PaneActions>
          <Button size="small" icon={<TrashIcon />} onClick={() => setAsking(true)}>
            {t('inbox.delete')}
          </Button>
        </PaneActions>
      </header>
      <FeedbackThread item={item} />
      <ReplyForm feedbackId={item.feedbackId} onSent={onReplied} />
      {isAsking && (
        <DeletionDialog isBusy={deletion.isSending} onConfirm={() => void remove()} onCancel={() => setAsking(false)} />
      )}
    </Article>
  );
}
