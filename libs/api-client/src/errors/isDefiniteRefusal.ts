import { type CallError, isCallError } from './isCallError.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/**
 * Whether an error proves that a money call had no effect: the platform refused it, or it was never sent. `false` for a bug,
 * because the call may have succeeded before it.
 */
export function isDefiniteRefusal(error: unknown): error is CallError {
  return isCallError(error) && !isOutcomeUnknown(error);
}
