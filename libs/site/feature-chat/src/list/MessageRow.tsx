import { type ChatMe } from '@pavilion/chat-socket';
import { type ChatMessage } from '@pavilion/chat-socket/protocol';
import { instantParts } from '@pavilion/site-contract/bets';
import { Icon, IconButton } from '@pavilion/ui-kit';
import { Menu } from '@pavilion/ui-kit/menu';
import { memo } from 'react';
import { useChatT, type ChatT } from '../messages/chatMessages.ts';
import { BetCard } from './BetCard.tsx';
import { mentionParts } from './mentionParts.ts';
import { Byline, Message, Words } from './MessageParts.ts';

/** What may be done with a message. */
export interface MessageCommands {
  readonly onMention: (message: ChatMessage) => void;
  readonly onBlock: (message: ChatMessage) => void;
  readonly onCopy: (message: ChatMessage) => void;
}

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  readonly rowKey: string;
  readonly message: ChatMessage;
  readonly me: ChatMe | undefined;
  readonly isOwn: boolean;
  readonly isFollowing: boolean;
  readonly commands: MessageCommands;
}

const roleText = ({ role }: ChatMessage, t: ChatT): string | undefined => (role === 'bot' ? t('bot') : undefined);

const nameOf = ({ role, nickname }: ChatMessage, isOwn: boolean, t: ChatT): string =>
  isOwn ? t('me') : role === 'system' ? t('house') : nickname;

/** One message. Drawn once: nothing of it changes but that it is taken back. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { rowKey, message, me, isOwn, isFollowing, commands } = props;
  const t = useChatT();
  const name = nameOf(message, isOwn, t);
  const { time } = instantParts(message.time);
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
          <bdi>{name}</bdi>
          {roleText(message, t) && <small>{roleText(message, t)}</small>}
          <time dateTime={new Date(message.time).toISOString()}>{time.slice(0, 5)}</time>
        </Byline>
      )}
      <Said message={message} me={me} />
      {message.body && <BetCard bet={message.body} isOwn={isOwn} />}
      {!isOwn && message.role !== 'system' && !message.recalled && <More message={message} commands={commands} />}
    </Message>
  );
});

function Said({ message, me }: Pick<MessageRowProps, 'message' | 'me'>) {
  const t = useChatT();
  if (message.recalled) return <Words data-recalled="">{t('recalled')}</Words>;
  if (message.msg === '') return null;
  const isMentioned = me !== undefined && message.mentions?.includes(me.uid) === true;
  return (
    <Words>
      {mentionParts(message.msg, me?.nickname, isMentioned).map(({ text, isMe }, at) =>
        isMe ? <mark key={at}>{text}</mark> : text,
      )}
    </Words>
  );
}

function More({ message, commands }: Pick<MessageRowProps, 'message' | 'commands'>) {
  const t = useChatT();
  const { nickname: name } = message;
  const items = [
    { id: 'mention', label: t('menu.mention', { name }) },
    ...(message.msg === '' ? [] : [{ id: 'copy', label: t('menu.copy') }]),
    { id: 'block', label: t('menu.block', { name }), tone: 'danger' as const },
  ];
  const act: Readonly<Record<string, (message: ChatMessage) => void>> = {
    mention: commands.onMention,
    copy: commands.onCopy,
    block: commands.onBlock,
  };
  return (
    <Menu
      trigger={
        <IconButton size="small" label={t('messageMenu')} data-part="more">
          <Icon name="more" />
        </IconButton>
      }
      items={items}
      onSelect={(id) => act[id]?.(message)}
    />
  );
}
