import type { ChatMe } from '@pavilion/chat-socket';
import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { toInstantParts } from '@pavilion/site-contract/time';
import { Avatar, IconButton, MoreIcon } from '@pavilion/ui-kit';
import { memo } from 'react';
import type { ChatT } from '../messages/chatMessages.ts';
import { BetCard } from '../sharedSlip/BetCard.tsx';
import { splitMentions } from './splitMentions.ts';
import type { ToggleMenu } from './MessageMenu.tsx';
import { Byline, Message, MessageText } from './messageStyles.ts';

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  readonly rowKey: string;
  readonly message: ChatMessage;
  readonly me: ChatMe | undefined;
  readonly isOwn: boolean;
  readonly isFollowing: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: ToggleMenu;
  readonly t: ChatT;
}

/** Whether a URL is a path of the site. The chat server is not trusted to name other origins; `//x` is one. */
const isOwnOrigin = (url: string | undefined): url is string => url !== undefined && /^\/[^/\\]/.test(url);

const formatAuthor = ({ role, nickname }: ChatMessage, isOwn: boolean, t: ChatT): string =>
  isOwn ? t('me') : role === 'system' ? t('house') : nickname;

/** One message. It is memoised, because a message changes only when it is recalled. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { rowKey, message, isOwn, isFollowing, isMenuOpen, onMenu, t } = props;
  const name = formatAuthor(message, isOwn, t);
  return (
    <Message
      data-row={rowKey}
      data-own={isOwn || undefined}
      data-following={isFollowing || undefined}
      data-role={message.role}
      aria-label={isFollowing ? name : undefined}
    >
      {!isFollowing && (
        <Byline>
          {isOwnOrigin(message.avatar) && <Avatar size="small" name={message.nickname} url={message.avatar} />}
          <bdi>{name}</bdi>
          {message.role === 'bot' && <small>{t('bot')}</small>}
          <time dateTime={new Date(message.time).toISOString()}>{toInstantParts(message.time).time.slice(0, 5)}</time>
        </Byline>
      )}
      <MessageBody {...props} />
      {message.body && <BetCard bet={message.body} isOwn={isOwn} />}
      {!isOwn && message.role !== 'system' && !message.recalled && (
        <IconButton
          size="small"
          label={t('messageMenu')}
          data-part="more"
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={({ currentTarget }) => onMenu(message, currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
    </Message>
  );
});

function MessageBody({ message, me, t }: Pick<MessageRowProps, 'message' | 'me' | 't'>) {
  if (message.recalled) return <MessageText data-recalled="">{t('recalled')}</MessageText>;
  if (message.msg === '') return null;
  const isMentioned = me !== undefined && message.mentions?.includes(me.uid) === true;
  return (
    <MessageText>
      {splitMentions(message.msg, me?.nickname, isMentioned).map(({ text, isMe }, at) =>
        isMe ? <mark key={at}>{text}</mark> : text,
      )}
    </MessageText>
  );
}
