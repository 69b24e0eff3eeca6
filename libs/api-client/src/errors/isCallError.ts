import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import type { ProtocolError } from './protocolError.ts';
import type { TransportError } from './transportError.ts';

/** Every error `client.call` rejects with. */
export type CallError = ApiError | TransportError | ProtocolError;

/** Tells an error of `client.call` from a bug. */
export function isCallError(error: unknown): error is CallError {
  return isSiteError(error) && ['api', 'transport', 'protocol'].includes((error as Partial<CallError>).kind ?? '');
}
