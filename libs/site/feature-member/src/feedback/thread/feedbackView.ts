import type { ResponseOf } from '@pavilion/api-client';

/** Item of the list. */
export type FeedbackItem = ResponseOf<'feedback.getFeedBackList'>['list'][number];
/** Item with pictures and replies. */
export type FeedbackDetails = ResponseOf<'feedback.getFeedbackInfo'>;

/** Parts of the page. */
export const FEEDBACK_TABS = ['form', 'list'] as const;
export type FeedbackTab = (typeof FEEDBACK_TABS)[number];

/** Part of the page that its URL reproduces. */
export interface FeedbackView {
  readonly tab: FeedbackTab;
  /** Id of the open item. */
  readonly feedbackId?: string;
}

/** Reads the view from the URL; an id opens the list. */
export function readFeedbackView(query: URLSearchParams): FeedbackView {
  const feedbackId = query.get('id') ?? '';
  if (/^\d{1,18}$/.test(feedbackId)) return { tab: 'list', feedbackId };
  return { tab: query.get('tab') === 'list' ? 'list' : 'form' };
}

/** Writes the view to the query of the URL. */
export const writeFeedbackView = ({ tab, feedbackId }: FeedbackView): string =>
  new URLSearchParams({
    ...(tab === 'list' && { tab }),
    ...(feedbackId !== undefined && { id: feedbackId }),
  }).toString();
