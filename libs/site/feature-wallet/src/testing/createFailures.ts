import { ApiError, TransportError } from '@pavilion/api-client';

/** Creates the error of a refusal by the platform. */
export const createRefusal = (code: number, serverMessage: string, data?: unknown) =>
  new ApiError(code, { endpointId: 'test', requestId: 'r', serverMessage, data });

/** Creates the error of a call without response. */
export const createLostResponse = (outcome: 'none' | 'unknown' = 'unknown') =>
  new TransportError('timeout', { endpointId: 'test', requestId: 'r', outcome, attempts: 1 });
