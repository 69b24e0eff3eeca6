import type { Endpoint } from '../catalogue/endpoint/endpoint.ts';
import { LOGIN_EXPIRED, SUCCESS } from '../envelope/envelope.ts';
import { ApiError } from '../errors/apiError.ts';
import type { ErrorMessageKey } from '../errors/errorMessageKey.ts';
import type { CaptchaDemand, ClientSession } from '../call/apiClient.ts';
import { createBadResponseError, type CallDetails } from '../call/callDetails.ts';
import type { DecodedResponse } from './decodeResponse.ts';

const captchas = { 6021: 'picture', 6022: 'behaviour' } as const;

function toCaptchaDemand(entry: Endpoint, { code, serverMessage }: DecodedResponse): CaptchaDemand | undefined {
  if ((code !== 6021 && code !== 6022) || !entry.errors.includes(code)) return undefined;
  return { kind: 'captcha', captcha: captchas[code], code, serverMessage };
}

/** Creates the error of a refusal. */
export function createRefusalError(
  call: CallDetails,
  response: DecodedResponse,
  messageKey?: ErrorMessageKey,
): ApiError {
  const { code, serverMessage, data } = response;
  const facts = { endpointId: call.id, requestId: call.requestId, serverMessage, data };
  return new ApiError(code, messageKey ? { ...facts, messageKey } : facts);
}

/** Creates the error of a member call by a guest, which is not sent (ERR-06). */
export function createLoginRequiredError(call: CallDetails): ApiError {
  return createRefusalError(call, { code: LOGIN_EXPIRED, data: undefined, serverMessage: '' });
}

/** Converts a response to data, a demand for a captcha, or an error. Ends the session on 6001 (ERR-02). */
export function resolveResponse(session: ClientSession, call: CallDetails, response: DecodedResponse): unknown {
  if (response.code === LOGIN_EXPIRED) session.expire(call.token);
  const demand = toCaptchaDemand(call.entry, response);
  if (demand) return demand;
  if (response.code !== SUCCESS) throw createRefusalError(call, response);
  if (response.data === undefined) throw createBadResponseError(call, 'envelope', 'data is missing');
  return response.data;
}
