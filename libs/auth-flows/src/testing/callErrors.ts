import {
  ApiError,
  ProtocolError,
  SessionEndedError,
  TransportError,
  type ApiErrorDetails,
  type TransportReason,
} from '@pavilion/api-client';

const call = { endpointId: 'user.login', requestId: 'r-1' } as const;

/** Creates the error of a call that the platform refused. */
export const refusal = (code: number, details: Partial<Pick<ApiErrorDetails, 'data' | 'serverMessage'>> = {}) =>
  new ApiError(code, { ...call, serverMessage: '', ...details });

/** Creates the error of a call without a response. */
export const noResponse = (reason: TransportReason = 'network') =>
  new TransportError(reason, { ...call, outcome: 'none', attempts: 1 });

/** Creates the error of a call with an unreadable response. */
export const unreadable = () => new ProtocolError('notJson', { ...call, outcome: 'none' });

/** Creates the error of a call whose session ended. */
export const sessionEnded = () => new SessionEndedError({ ...call, outcome: 'none' });
