import type { ResponseOf } from '@pavilion/api-client';
import { useWrite } from '@pavilion/site-data';
import { useEffect } from 'react';

/** Marks the shown replies as read while the page is visible. */
export function useMarkRead(
  conversation: ResponseOf<'service.conversation'>,
  { guestToken }: { readonly guestToken?: string },
): void {
  const { send } = useWrite('service.markRead');
  const last = conversation.unread > 0 ? conversation.list.at(-1)?.messageId : undefined;
  useEffect(() => {
    const mark = () => {
      if (last !== undefined && document.visibilityState === 'visible')
        void send({ messageId: last, ...(guestToken ? { guestToken } : {}) });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [last, guestToken, send]);
}
