import { getErrorRow } from './errorRows.ts';
import { isCallError } from './isCallError.ts';

/**
 * Whether the error of a *money* call leaves its effect open (I9): no response, an unreadable one, or a code whose row is
 * `unknown`. Query the result then; never show it as failed. `false` for an error of anything but a call.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isCallError(error)) return false;
  const outcome = error.kind === 'api' ? getErrorRow(error.code).outcome : error.outcome;
  return outcome === 'unknown';
}
