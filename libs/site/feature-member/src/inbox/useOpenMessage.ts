import { useEffect, useRef, useState } from 'react';
import type { Message } from './messageFilter.ts';
import type { MessageActions } from './useMessageActions.ts';
import type { Messages } from './useMessages.ts';

/**
 * Returns the message with the id of the URL and marks it as read once. It stays open when the filter no longer includes it,
 * such as a message that was unread.
 */
export function useOpenMessage(
  messageId: string | undefined,
  { messages }: Pick<Messages, 'messages'>,
  { markRead }: Pick<MessageActions, 'markRead'>,
): Message | undefined {
  const [last, setLast] = useState<Message>();
  const found = messages?.find(({ letterId }) => letterId === messageId);
  if (found && found !== last) setLast(found);
  const message = found ?? (last?.letterId === messageId ? last : undefined);
  const marked = useRef<string>(undefined);
  const unreadId = message?.isRead === false ? message.letterId : undefined;
  useEffect(() => {
    if (messageId === undefined) marked.current = undefined;
    if (unreadId === undefined || marked.current === unreadId) return;
    marked.current = unreadId;
    void markRead(unreadId, true);
  }, [messageId, unreadId, markRead]);
  return message;
}
