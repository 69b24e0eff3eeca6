import { toCallFailure, type CallFailure } from '@pavilion/api-client';

/** Converts an error to a failure that can be shown, and reports unexpected errors. */
export function toReportedFailure(error: unknown, report?: (error: unknown) => void): CallFailure {
  const failure = toCallFailure(error);
  if (failure.kind === 'unexpected') report?.(error);
  return failure;
}
