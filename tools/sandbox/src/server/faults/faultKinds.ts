/** Stage of a fault: before the work, during it, or on the response afterwards. */
export type FaultStage = 'before' | 'work' | 'answer';

/** Stage of a fault and its text on the console. */
export interface FaultDetails {
  readonly stage: FaultStage;
  readonly text: string;
}

/**
 * Kinds of planned faults (ruling X1; `docs/faults.md`). Faults of the response let the work complete: a call with an
 * effect has taken effect although the client gets no valid response.
 */
export const faultKinds = {
  error: { stage: 'before', text: 'Refuse with a known or unknown code' },
  delay: { stage: 'before', text: 'Delay the work' },
  drop: { stage: 'before', text: 'Close the connection before the work' },
  duplicate: { stage: 'work', text: 'Process the call twice' },
  hold: { stage: 'work', text: 'Respond after the next call to the same endpoint' },
  lostAnswer: { stage: 'answer', text: 'Close the connection after the work' },
  corrupt: { stage: 'answer', text: 'Send half of the response' },
  stall: { stage: 'answer', text: 'Send headers and half of the response, then nothing' },
  html: { stage: 'answer', text: 'Send an HTML page with 200' },
  unauthorized: { stage: 'answer', text: 'HTTP 401 without a body' },
  unauthorizedSuccess: { stage: 'answer', text: 'HTTP 401 with the body of a success' },
  unavailable: { stage: 'answer', text: 'HTTP 503 with Retry-After' },
  codeMissing: { stage: 'answer', text: 'Envelope without status_code' },
  codeText: { stage: 'answer', text: 'Envelope with status_code as text' },
  codeNull: { stage: 'answer', text: 'Envelope with status_code null' },
  codeArray: { stage: 'answer', text: 'Envelope with status_code a list' },
  dataMissing: { stage: 'answer', text: 'Envelope without data' },
  messageObject: { stage: 'answer', text: 'Envelope with message an object' },
  huge: { stage: 'answer', text: 'Response of 20 MB' },
  deep: { stage: 'answer', text: 'Response of 100,000 nested lists' },
  poison: { stage: 'answer', text: 'Response with __proto__, constructor and then' },
  flaggedPlain: { stage: 'answer', text: 'Plain, but marked as sealed' },
  unflagged: { stage: 'answer', text: 'Sealed, but not marked' },
  cutSealed: { stage: 'answer', text: 'Sealed text cut in half' },
} as const satisfies Record<string, FaultDetails>;

export type FaultKind = keyof typeof faultKinds;

/** Whether a value is the name of a kind. */
export function isFaultKind(word: unknown): word is FaultKind {
  return typeof word === 'string' && Object.hasOwn(faultKinds, word);
}
