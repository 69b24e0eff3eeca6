import type { ResponseOf } from '@pavilion/api-client';

/** Finds the id of the first unread reply among the shown messages. Only replies of the desk count as unread. */
export function findFirstUnread({
  unread,
  list,
}: Pick<ResponseOf<'service.conversation'>, 'unread' | 'list'>): string | undefined {
  if (unread === 0) return undefined;
  return list.filter(({ author }) => author === 'desk').slice(-unread)[0]?.messageId;
}
