import type { CallFailure } from '@pavilion/api-client';
import { useWrite } from '@pavilion/site-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedbackDetails, FeedbackItem } from './feedbackView.ts';

/** Open item. */
export interface OpenFeedback {
  readonly item: FeedbackDetails | undefined;
  readonly failure: CallFailure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Returns an item with its replies. Opening it is a write, because the platform marks the replies as read; it is therefore
 * opened again only when the list reports an unread reply.
 */
export function useFeedbackItem(feedbackId: string, state: FeedbackItem['state'] | undefined): OpenFeedback {
  const { send, isSending, failure } = useWrite('feedback.getFeedbackInfo');
  const [item, setItem] = useState<FeedbackDetails>();
  const requested = useRef<string>(undefined);
  const reload = useCallback(async () => {
    requested.current = feedbackId;
    const result = await send({ feedbackId });
    if (result.isDone && requested.current === feedbackId) setItem(result.data);
  }, [send, feedbackId]);
  const hasUnreadReply = state === 'answered';
  useEffect(() => {
    if (requested.current !== feedbackId || hasUnreadReply) void reload();
  }, [feedbackId, hasUnreadReply, reload]);
  return { item: item?.feedbackId === feedbackId ? item : undefined, failure, isLoading: isSending, reload };
}
