import { LoadFailure } from '@pavilion/site-data';
import { Button, EmptyState, Panel, SkeletonGroup, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { forwardRef, type KeyboardEvent } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { ListFoot, Rows, RowsScroller, SkeletonRow } from '../parts/splitStyles.ts';
import { writeMessageFilter, type MessageFilter } from './messageFilter.ts';
import { MessageRow } from './MessageRow.tsx';
import type { Messages } from './useMessages.ts';
import { useReadMoreAtEnd } from '../parts/useReadMoreAtEnd.ts';

/** Props of {@link MessageList}. */
export interface MessageListProps {
  readonly filter: MessageFilter;
  readonly messages: Messages;
}

/** List of messages, newest first. The next page is read when its end is near. */
export const MessageList = forwardRef<HTMLUListElement, MessageListProps>(function MessageList(props, ref) {
  const t = useMemberCentreT();
  const { messages: read } = props;
  const { messages, failure, isFetching, refetch } = read;
  if (!messages)
    return (
      <Panel data-flush="" data-part="list" aria-busy={!failure}>
        {failure ? <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} /> : <ListSkeleton />}
      </Panel>
    );
  return (
    <Panel data-flush="" data-part="list" aria-label={t('inbox.list')}>
      {messages.length === 0 ? (
        <NoMessages isOnlyUnread={props.filter.isOnlyUnread} />
      ) : (
        <RowsScroller>
          <FilledList ref={ref} {...props} />
        </RowsScroller>
      )}
    </Panel>
  );
});

const FilledList = forwardRef<HTMLUListElement, MessageListProps>(function FilledList({ filter, messages: read }, ref) {
  const t = useMemberCentreT();
  const { messages = [], total, hasMore, readMore, isFetching, failure } = read;
  const end = useReadMoreAtEnd(hasMore && !isFetching && !failure, readMore);
  return (
    <>
      <Rows ref={ref} onKeyDown={moveFocus}>
        {messages.map((message) => (
          <MessageRow
            key={message.letterId}
            message={message}
            isOpen={message.letterId === filter.messageId}
            search={writeMessageFilter({ ...filter, messageId: message.letterId })}
          />
        ))}
      </Rows>
      <ListFoot ref={end}>
        {failure ? t('load.moreFailed') : t('inbox.total', { count: total })}
        {hasMore && (
          <Button size="small" isBusy={isFetching} onClick={readMore}>
            {t('load.more')}
          </Button>
        )}
      </ListFoot>
    </>
  );
});

/** Moves the focus between the messages by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[Math.max(0, target)]?.focus();
}

function NoMessages({ isOnlyUnread }: { readonly isOnlyUnread: boolean }) {
  const t = useMemberCentreT();
  return (
    <EmptyState drawing="message" isCompact title={t(isOnlyUnread ? 'inbox.emptyUnread' : 'inbox.empty')}>
      {t(isOnlyUnread ? 'inbox.emptyUnreadHint' : 'inbox.emptyHint')}
    </EmptyState>
  );
}

const SKELETON_ROWS = 6;

function ListSkeleton() {
  const t = useMemberCentreT();
  return (
    <SkeletonGroup>
      <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <SkeletonRow key={row}>
          <Skeleton width="60%" />
          <Skeleton width="90%" height="0.875em" />
        </SkeletonRow>
      ))}
    </SkeletonGroup>
  );
}
