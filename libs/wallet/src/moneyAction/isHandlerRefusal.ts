import { isApiError } from '@pavilion/api-client';

/**
 * Codes of handlers that have looked up the request id: only these settle the outcome of an earlier call. Other codes
 * (6001, 6003, 6013, 6033 …) reject the query before that and leave the outcome unknown.
 */
const HANDLER_CODES: readonly number[] = [6004, 6007, 6009, 6011, 6012, 6014, 6015, 6037, 6100, 6301, 6413, 6415, 6449];

/** Whether the error of a query under the same request id settles the outcome of the first call. */
export function isHandlerRefusal(error: unknown): boolean {
  return isApiError(error) && HANDLER_CODES.includes(error.code);
}
