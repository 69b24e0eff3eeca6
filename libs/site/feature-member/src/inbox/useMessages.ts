import { useRead, useReadPages } from '@pavilion/site-data';
import { useMemo } from 'react';
import type { Message, MessageFilter } from './messageFilter.ts';

const PAGE_SIZE = 50;

/** Returns the messages of a filter, page by page, with the unread counts of all kinds. */
export function useMessages({ kind, isOnlyUnread }: MessageFilter) {
  const { data: counts } = useRead('letter.getUnreadForType', { userSystem: 1 });
  const pages = useReadPages('letter.list', {
    ...(kind !== 'all' && { type: kind }),
    ...(isOnlyUnread && { isRead: false }),
    pageSize: PAGE_SIZE,
  });
  const messages = useMemo<readonly Message[] | undefined>(() => {
    // A message that arrives between the reads of two pages moves the last one of the first page into the second.
    const byId = new Map(pages.data?.flatMap(({ list }) => list).map((message) => [message.letterId, message]));
    return pages.data && [...byId.values()];
  }, [pages.data]);
  return { ...pages, counts, messages, total: pages.data?.at(-1)?.total ?? 0 };
}

export type Messages = ReturnType<typeof useMessages>;
