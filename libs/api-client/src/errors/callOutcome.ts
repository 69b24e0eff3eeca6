/**
 * Whether the call may have had an effect. `unknown`: a money call was sent without a response. Its outcome is queried; it
 * is not repeated and not shown as failed (ruling W3, invariant I9).
 */
export type CallOutcome = 'none' | 'unknown';
