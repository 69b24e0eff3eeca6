import type { KeyValueStore } from '@pavilion/kernel';
import type { UploadedPicture } from '../../pictures/useUploads.ts';

/** Bet or order that a feedback is about. */
export interface Attachment {
  readonly kind: 'bet' | 'order';
  readonly id: string;
  /** Text of the form. */
  readonly label: string;
}

/** Form of a feedback that is not sent yet. */
export interface FeedbackDraft {
  readonly categoryId: string;
  readonly content: string;
  readonly pictures: readonly UploadedPicture[];
  readonly attachment?: Attachment | undefined;
  /** Request id of the last attempt and its body as JSON. The same body is sent with the same id, and so is stored once. */
  readonly attempt?: { readonly requestId: string; readonly body: string };
}

export const emptyDraft: FeedbackDraft = { categoryId: '', content: '', pictures: [] };

/** Limits of the platform, in UTF-16 units. */
export const MIN_CONTENT = 5;
export const MAX_CONTENT = 500;

const buildKey = (userId: string) => `feedbackDraft.${userId}`;

const hasTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function isDraft(value: unknown): value is FeedbackDraft {
  const { pictures, attachment, attempt } = value as Partial<FeedbackDraft>;
  return (
    hasTexts(value, 'categoryId', 'content') &&
    Array.isArray(pictures) &&
    pictures.every((picture) => hasTexts(picture, 'imageId', 'url', 'name')) &&
    (attachment === undefined || (hasTexts(attachment, 'id', 'label') && ['bet', 'order'].includes(attachment.kind))) &&
    (attempt === undefined || hasTexts(attempt, 'requestId', 'body'))
  );
}

/** Loads the draft of a member; an unreadable one counts as absent. */
export function loadDraft(store: KeyValueStore, userId: string): FeedbackDraft {
  try {
    const value: unknown = JSON.parse(store.get(buildKey(userId)) ?? 'null');
    return value !== null && isDraft(value) ? value : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Stores the draft of a member. */
export function saveDraft(store: KeyValueStore, userId: string, draft: FeedbackDraft): void {
  if (draft === emptyDraft) store.remove(buildKey(userId));
  else store.set(buildKey(userId), JSON.stringify(draft));
}
