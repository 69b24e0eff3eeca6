import type { Endpoint } from '../catalogue/endpoint.ts';
import type { DecodedResponse } from './readAnswer.ts';

/**
 * Puts the headers that belong to an answer into its data, under their own names: the id of a picture captcha (`x-code`)
 * travels that way (§7).
 *
 * Headers are not sealed. A changed one makes the call that uses it fail, and nothing else.
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
