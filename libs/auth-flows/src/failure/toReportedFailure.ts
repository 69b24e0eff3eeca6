import { toCallFailure, type CallFailure } from '@pavilion/api-client';

/** Reads an error into a failure to show, and reports the one that is a bug. */
export function toReportedFailure(error: unknown, report?: (error: unknown) => void): CallFailure {
  const failure = toCallFailure(error);
  if (failure.kind === 'unexpected') report?.(error);
  return failure;
}
