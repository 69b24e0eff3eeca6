import type { ResponseOf } from '@pavilion/api-client';
import { ButtonRoot, token } from '@pavilion/ui-kit';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import { findFirstUnread } from './findFirstUnread.ts';
import { MessageItem } from './MessageItem.tsx';

interface Props {
  readonly conversation: ResponseOf<'service.conversation'>;
  readonly onEarlier: () => void;
  /** Messages that are not confirmed yet, below the others. */
  readonly children: ReactNode;
  /** Number of all messages; a change scrolls to the end. */
  readonly count: number;
}

/** Distance from the end within which the list follows new messages, pixels. */
const NEAR_PX = 120;

/** Transcript of the conversation. It follows new messages while its end is visible, and marks the first unread reply. */
export function MessageList({ conversation, onEarlier, children, count }: Props) {
  const t = useServiceT();
  const { list, total, topics } = conversation;
  const [firstUnread] = useState(() => findFirstUnread(conversation));
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [count]);
  const earlier = total - list.length;
  const getTopicName = (id: string | undefined) => topics.find(({ topic }) => topic === id)?.name ?? id;
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
        <ButtonRoot type="button" data-variant="secondary" data-size="small" onClick={onEarlier}>
          {t('list.earlier', { count: earlier })}
        </ButtonRoot>
      )}
      {count === 0 && <p>{t('list.start')}</p>}
      <ol>
        {list.map((message) => (
          <Fragment key={message.messageId}>
            {message.messageId === firstUnread && <Divider data-unread="">{t('list.new')}</Divider>}
            <MessageItem message={message} topicName={getTopicName(message.topic)} />
          </Fragment>
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
  min-height: 6rem;
  padding: ${token('space.4')};
  background: ${token('color.surface.page')};
  overflow-y: auto;
  overscroll-behavior: contain;
  > button {
    flex: none;
    align-self: center;
  }
  > p {
    margin: auto;
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

const Divider = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  color: ${token('color.accent.text')};
  font-size: ${token('font.size.caption')};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${token('color.line.hairline')};
    content: '';
  }
`;
