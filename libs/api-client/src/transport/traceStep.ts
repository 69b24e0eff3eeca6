/**
 * One step of a call. `begin` when its facts are known, `attempt` at each sending, `answer` at each answer that could be
 * read, `end` once.
 */
export interface TraceStep {
  readonly step: 'begin' | 'attempt' | 'answer' | 'end';
  /** The request id the call began with, the same on all its steps. */
  readonly callId: string;
  readonly endpointId: string;
  /** The request id of this sending: a repeated read takes a fresh one. */
  readonly requestId: string;
  /** How often the call has been sent so far. */
  readonly attempt: number;
  /** Milliseconds since the call was made. */
  readonly ms: number;
  readonly isSealed: boolean;
  /** `status_code`, on an answer. */
  readonly code?: number;
  /** Why it failed, at the end of a call that did: raw, with the words of the server in it. */
  readonly error?: unknown;
  /** What the caller sent, at the beginning: raw, with every secret in it. Never write it down. */
  readonly body?: unknown;
}
