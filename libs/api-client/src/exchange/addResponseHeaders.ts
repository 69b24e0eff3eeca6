import type { Endpoint } from '../catalogue/endpoint.ts';
import type { DecodedResponse } from './decodeResponse.ts';

/**
 * Copies response headers to the data under the same names, such as the id of a picture captcha, `x-code` (§7).
 *
 * Headers are not sealed. A changed one can only make the call fail that uses it.
 */
export function addResponseHeaders(
  { answerHeaders }: Endpoint,
  answer: DecodedResponse,
  headers: Headers,
): DecodedResponse {
  const { data } = answer;
  if (!answerHeaders || typeof data !== 'object' || data === null || Array.isArray(data)) return answer;
  const named = answerHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...answer, data: { ...data, ...Object.fromEntries(named) } };
}
