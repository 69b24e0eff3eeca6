import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import type { ProtocolError } from './protocolError.ts';
import type { TransportError } from './transportError.ts';

/** Errors with which `client.call` rejects. */
export type CallError = ApiError | TransportError | ProtocolError;

/** Whether an error is one of `client.call`. Any other error is a bug. */
export function isCallError(error: unknown): error is CallError {
  return isSiteError(error) && ['api', 'transport', 'protocol'].includes((error as Partial<CallError>).kind ?? '');
}
