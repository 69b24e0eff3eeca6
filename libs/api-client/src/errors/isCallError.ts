import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import type { ProtocolError } from './protocolError.ts';
import type { SessionEndedError } from './sessionEndedError.ts';
import type { TransportError } from './transportError.ts';

/** Errors with which `client.call` rejects. */
export type CallError = ApiError | TransportError | ProtocolError | SessionEndedError;

/** Whether an error is one of `client.call`. Any other error is a bug. */
export function isCallError(error: unknown): error is CallError {
  return isSiteError(error) && ['api', 'transport', 'protocol', 'sessionEnded'].includes(error.kind);
}
