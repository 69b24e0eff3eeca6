/**
 * Step of a call: `begin` once its endpoint is known, `attempt` at each sending, `response` at each readable response, `end`
 * once.
 */
export interface TraceStep {
  readonly step: 'begin' | 'attempt' | 'response' | 'end';
  /** Request id of the first attempt, the same for all steps of a call. */
  readonly callId: string;
  readonly endpointId: string;
  /** Request id of this attempt. A repeated read has a new one. */
  readonly requestId: string;
  /** Number of attempts so far. */
  readonly attempt: number;
  /** Milliseconds since the call began. */
  readonly ms: number;
  readonly isSealed: boolean;
  /** `status_code` of a response. */
  readonly code?: number;
  /** Error at the end of a failed call. It contains the server's text. */
  readonly error?: unknown;
  /** Body at the beginning, including secrets. Do not log it. */
  readonly body?: unknown;
}
