/** Where a fault strikes: before the work, around it, or on the answer once the work is done. */
export type FaultStage = 'before' | 'work' | 'answer';

/** One kind of fault, as the console tells of it. */
export interface FaultDetails {
  readonly stage: FaultStage;
  readonly text: string;
}

/**
 * What may go wrong on purpose (ruling X1; `docs/faults.md`). Faults of the answer let the work be done, so that a call
 * that changes something has its effect and its caller does not learn of it.
 */
export const faultKinds = {
  error: { stage: 'before', text: 'Refuse with a code, known or not' },
  delay: { stage: 'before', text: 'Work late' },
  drop: { stage: 'before', text: 'Cut before the work' },
  duplicate: { stage: 'work', text: 'Let it arrive twice' },
  hold: { stage: 'work', text: 'Answer after the next call to the same endpoint' },
  lostAnswer: { stage: 'answer', text: 'Cut after the work' },
  corrupt: { stage: 'answer', text: 'Send half an answer' },
  stall: { stage: 'answer', text: 'Send headers and half an answer, then nothing' },
  html: { stage: 'answer', text: 'Send a page of HTML with 200' },
  unauthorized: { stage: 'answer', text: 'HTTP 401, nothing in it' },
  unauthorizedSuccess: { stage: 'answer', text: 'HTTP 401 with the answer of a success' },
  unavailable: { stage: 'answer', text: 'HTTP 503 with Retry-After' },
  codeMissing: { stage: 'answer', text: 'Envelope without status_code' },
  codeText: { stage: 'answer', text: 'Envelope with status_code as text' },
  codeNull: { stage: 'answer', text: 'Envelope with status_code null' },
  codeArray: { stage: 'answer', text: 'Envelope with status_code a list' },
  dataMissing: { stage: 'answer', text: 'Envelope without data' },
  messageObject: { stage: 'answer', text: 'Envelope with message an object' },
  huge: { stage: 'answer', text: 'Answer of 20 MB' },
  deep: { stage: 'answer', text: 'Answer of 100,000 nested lists' },
  poison: { stage: 'answer', text: 'Answer with __proto__, constructor and then' },
  flaggedPlain: { stage: 'answer', text: 'Plain, but marked as sealed' },
  unflagged: { stage: 'answer', text: 'Sealed, but not marked' },
  cutSealed: { stage: 'answer', text: 'Sealed text that ends half way' },
} as const satisfies Record<string, FaultDetails>;

export type FaultKind = keyof typeof faultKinds;

/** Whether a word names a kind. */
export function isFaultKind(word: unknown): word is FaultKind {
  return typeof word === 'string' && Object.hasOwn(faultKinds, word);
}
