import { formatInstant } from '@pavilion/site-contract/time';
import { ArrowLeftIcon, Button, ButtonRoot, EmptyState, Panel, Skeleton, TrashIcon } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { RichText } from '../richText/RichText.tsx';
import { Article, BackRow, MetaLine, PaneActions } from '../parts/splitStyles.ts';
import type { Message } from './messageFilter.ts';
import type { MessageActions } from './useMessageActions.ts';

/** Props of {@link MessagePane}. */
export interface MessagePaneProps {
  /** Whether the URL names a message. */
  readonly isWanted: boolean;
  /** Whether the list has not been read yet. */
  readonly isLoading: boolean;
  readonly message: Message | undefined;
  readonly actions: MessageActions;
  readonly onClose: () => void;
  readonly onRemove: (message: Message) => void;
}

/** Shows the selected message next to the list; on a narrow page it replaces the list. */
export function MessagePane(props: MessagePaneProps) {
  const t = useMemberCentreT();
  const { isWanted, isLoading, message, onClose } = props;
  return (
    <Panel data-part="pane" aria-label={t('inbox.reading')}>
      {isWanted && (
        <BackRow>
          <Button size="small" variant="quiet" icon={<ArrowLeftIcon />} onClick={onClose}>
            {t('inbox.back')}
          </Button>
        </BackRow>
      )}
      {message ? <OpenMessage {...props} message={message} /> : <NoMessage {...{ isWanted, isLoading }} />}
    </Panel>
  );
}

function NoMessage({ isWanted, isLoading }: Pick<MessagePaneProps, 'isWanted' | 'isLoading'>) {
  const t = useMemberCentreT();
  if (!isWanted)
    return (
      <EmptyState drawing="message" title={t('inbox.choose')}>
        {t('inbox.chooseHint')}
      </EmptyState>
    );
  if (isLoading) return <Skeleton width="40%" height="1.75em" />;
  return (
    <EmptyState
      drawing="message"
      title={t('inbox.gone')}
      action={
        <ButtonRoot as={Link} to="/mine/message" data-variant="secondary">
          {t('inbox.showAll')}
        </ButtonRoot>
      }
    >
      {t('inbox.goneHint')}
    </EmptyState>
  );
}

function OpenMessage({ message, actions, onRemove }: MessagePaneProps & { readonly message: Message }) {
  const t = useMemberCentreT();
  const { letterId, title, content, type, createTime, isStanding, isRead } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Below the width of two columns the list is hidden, and with it the focused link.
    if (document.activeElement === document.body || !document.activeElement?.checkVisibility?.())
      heading.current?.focus();
  }, [letterId]);
  return (
    <Article>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <MetaLine>
            <span>{t(`inbox.kind.${type}`)}</span>
            <time dateTime={new Date(createTime).toISOString()}>{formatInstant(createTime).slice(0, -3)}</time>
            {isStanding && <span>{t('inbox.standing')}</span>}
          </MetaLine>
        </div>
        <PaneActions>
          <Button
            size="small"
            isBusy={actions.isMarking}
            aria-disabled={!isRead}
            onClick={() => isRead && void actions.markRead(letterId, false)}
          >
            {t('inbox.markUnread')}
          </Button>
          <Button size="small" icon={<TrashIcon />} isBusy={actions.isDeleting} onClick={() => onRemove(message)}>
            {t('inbox.delete')}
          </Button>
        </PaneActions>
      </header>
      <RichText html={content} />
    </Article>
  );
}
