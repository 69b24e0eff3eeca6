import type { ResponseOf } from '@pavilion/api-client';
import { formatInstant } from '@pavilion/site-contract/time';
import { ButtonRoot, token } from '@pavilion/ui-kit';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import { Bubble, BubbleText } from './Bubble.tsx';
import { Pictures } from './Pictures.tsx';

type Conversation = ResponseOf<'service.conversation'>;

interface Props {
  readonly conversation: Conversation;
  readonly onEarlier: () => void;
  /** Messages that are not confirmed yet, below the others. */
  readonly children: ReactNode;
  /** Number of all messages; a change scrolls to the end. */
  readonly count: number;
}

const PAGE = 50;
/** Distance from the end within which the list follows new messages, pixels. */
const NEAR_PX = 120;

/** Transcript of the conversation. It follows new messages while its end is visible. */
export function MessageList({ conversation, onEarlier, children, count }: Props) {
  const t = useServiceT();
  const { list, total, topics } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [count]);
  const earlier = Math.min(PAGE, total - list.length);
  const getTopicName = (id: string) => topics.find(({ topic }) => topic === id)?.name ?? id;
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={t('list.label')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
    >
      {earlier > 0 && (
        <ButtonRoot type="button" data-variant="secondary" onClick={onEarlier}>
          {t('list.earlier', { count: earlier })}
        </ButtonRoot>
      )}
      {count === 0 && <p>{t('list.start')}</p>}
      <ol>
        {list.map((message) => (
          <Bubble
            key={message.messageId}
            author={message.author}
            name={t(message.author === 'player' ? 'list.you' : `list.${message.author}`)}
            foot={<time>{formatInstant(message.createTime)}</time>}
          >
            {message.topic !== undefined && <BubbleText>{getTopicName(message.topic)}</BubbleText>}
            {message.text !== '' && <BubbleText>{message.text}</BubbleText>}
            {message.attachment && <AttachmentCard attachment={message.attachment} />}
            <Pictures images={message.images} />
          </Bubble>
        ))}
        {children}
      </ol>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.4')};
  min-height: 0;
  padding: ${token('space.4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  > button {
    align-self: center;
  }
  > p {
    color: ${token('color.text.secondary')};
  }
  > ol {
    display: grid;
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
