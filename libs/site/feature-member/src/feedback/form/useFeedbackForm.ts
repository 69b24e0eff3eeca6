import type { CallFailure, RequestOf } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useCallback, useRef, useState } from 'react';
import { emptyDraft, loadDraft, MIN_CONTENT, saveDraft, type FeedbackDraft } from './feedbackDraft.ts';

/** Field that is missing or invalid. */
export type DraftProblem = 'category' | 'content';

/** Form of a new feedback. */
export interface FeedbackForm {
  readonly draft: FeedbackDraft;
  readonly change: (part: Partial<FeedbackDraft> | ((draft: FeedbackDraft) => Partial<FeedbackDraft>)) => void;
  /** Removes everything from the form and the storage. */
  readonly clear: () => void;
  /** Resolves to the id of the stored feedback, or to `undefined` after a refusal. */
  readonly submit: () => Promise<string | undefined>;
  readonly problem: DraftProblem | undefined;
  readonly failure: CallFailure | undefined;
  readonly isSending: boolean;
}

function findProblem({ categoryId, content }: FeedbackDraft): DraftProblem | undefined {
  if (categoryId === '') return 'category';
  return content.trim().length < MIN_CONTENT ? 'content' : undefined;
}

const toBody = ({ categoryId, content, pictures, attachment }: FeedbackDraft): RequestOf<'feedback.addFeedBack'> => ({
  categoryId,
  content,
  imageIds: pictures.map(({ imageId }) => imageId),
  ...(attachment?.kind === 'bet' && { ticketId: attachment.id }),
  ...(attachment?.kind === 'order' && { orderNo: attachment.id }),
});

/** Returns the form of a new feedback. Its draft is stored with each change, so it survives a reload and a lost session. */
export function useFeedbackForm(): FeedbackForm {
  const { store } = useServices();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [draft, setDraft] = useState(() => loadDraft(store, userId));
  const [problem, setProblem] = useState<DraftProblem>();
  const latest = useRef(draft);
  const { send, isSending, failure } = useWrite('feedback.addFeedBack');
  const replace = useCallback(
    (next: FeedbackDraft) => {
      latest.current = next;
      saveDraft(store, userId, next);
      setDraft(next);
    },
    [store, userId],
  );
  const change = useCallback<FeedbackForm['change']>(
    (part) => {
      replace({ ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) });
      setProblem(undefined);
    },
    [replace],
  );
  const submit = async () => {
    const found = findProblem(latest.current);
    setProblem(found);
    if (found) return undefined;
    const request = toBody(latest.current);
    const body = JSON.stringify(request);
    const { attempt } = latest.current;
    const requestId = attempt?.body === body ? attempt.requestId : createId();
    replace({ ...latest.current, attempt: { requestId, body } });
    const result = await send(request, { requestId });
    if (!result.isDone) return undefined;
    replace(emptyDraft);
    return result.data.feedbackId;
  };
  return { draft, change, clear: () => replace(emptyDraft), submit, problem, failure, isSending };
}
