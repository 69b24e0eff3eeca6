import { ApiError, TransportError } from '@pavilion/api-client';

/** The platform said no. */
export const refusal = (code: number, serverMessage: string, data?: unknown) =>
  new ApiError(code, { endpointId: 'test', requestId: 'r', serverMessage, data });

/** Nobody answered. */
export const lost = (outcome: 'none' | 'unknown' = 'unknown') =>
  new TransportError('timeout', { endpointId: 'test', requestId: 'r', outcome, attempts: 1 });
