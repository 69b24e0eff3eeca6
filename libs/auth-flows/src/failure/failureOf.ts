import { toFlowFailure, type FlowFailure } from './flowFailure.ts';

/** Reads an error into a failure to show, and reports the one that is a bug. */
export function failureOf(error: unknown, report?: (error: unknown) => void): FlowFailure {
  const failure = toFlowFailure(error);
  if (failure.kind === 'unexpected') report?.(error);
  return failure;
}
