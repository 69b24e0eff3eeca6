import { useServices } from '@pavilion/site-contract';
import { VisuallyHidden } from '@pavilion/ui-kit';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { toPlainText } from '../richText/toPlainText.ts';
import { formatMessageTime } from '../parts/formatMessageTime.ts';
import { Row } from '../parts/splitStyles.ts';
import type { Message } from './messageFilter.ts';

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  readonly message: Message;
  readonly isOpen: boolean;
  /** Query of the URL that opens the message. */
  readonly search: string;
}

/** Maximum length of the preview, in characters. */
const PREVIEW_LENGTH = 60;

/** One message of the list: state, title, first words and time. */
export const MessageRow = memo(function MessageRow({ message, isOpen, search }: MessageRowProps) {
  const t = useMemberCentreT();
  const { clock } = useServices();
  const { letterId, title, content, isRead, isStanding, createTime } = message;
  const preview = useMemo(() => toPlainText(content).slice(0, PREVIEW_LENGTH), [content]);
  const isUnread = !isRead && !isOpen;
  return (
    <Row data-unread={isUnread || undefined}>
      <Link to={{ search }} data-id={letterId} aria-current={isOpen ? 'true' : undefined}>
        {isUnread && <VisuallyHidden>{t('inbox.unread')}，</VisuallyHidden>}
        <strong>{title}</strong>
        <time dateTime={new Date(createTime).toISOString()}>
          {isStanding ? t('inbox.standing') : formatMessageTime(createTime, clock.now(), t('inbox.yesterday'))}
        </time>
        <span>{preview}</span>
      </Link>
    </Row>
  );
});
