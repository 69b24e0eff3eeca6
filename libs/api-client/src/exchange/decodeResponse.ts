import { ResponseTooLargeError } from '../bytes/readText.ts';
import type { Endpoint } from '../catalogue/endpoint/endpoint.ts';

const MAX_DEPTH = 64;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Removes `__proto__` keys from a parsed value in place, because merging them would change a prototype (F-API-19).
 *
 * Visits only values that may be nested: a board of 1,000 matches has 160,000 texts.
 */
function stripPrototypeKeys(value: object, depth: number): void {
  if (depth > MAX_DEPTH) throw new ResponseTooLargeError();
  if (Array.isArray(value)) {
    for (const inner of value as unknown[]) if (isNested(inner)) stripPrototypeKeys(inner, depth + 1);
    return;
  }
  const fields = value as Record<string, unknown>;
  // A parsed value inherits no enumerable keys, and `for…in` creates no array of keys.
  for (const key in fields)
    if (key === '__proto__') delete fields[key];
    else if (isNested(fields[key])) stripPrototypeKeys(fields[key], depth + 1);
}

/**
 * Parses JSON that is not trusted.
 *
 * @throws SyntaxError for invalid JSON; ResponseTooLargeError if it is nested deeper than 64 levels
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isNested(value)) stripPrototypeKeys(value, 0);
  return value;
}

/** Response with a valid `status_code`. `data` is undefined if the server sent none. */
export interface DecodedResponse {
  readonly code: number;
  readonly data: unknown;
  readonly serverMessage: string;
}

function parseStatusCode(status: unknown): number | undefined {
  if (typeof status === 'string' && /^-?\d{1,9}$/.test(status)) return Number(status);
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
}

/**
 * Reads the envelope (API-08, F-API-07): an object whose `status_code` is a whole number or its decimal digits as text.
 * `message` is used if it is a text or number. Returns undefined for anything else.
 */
export function readEnvelope(value: unknown): DecodedResponse | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { status_code: status, data, message } = value as Record<string, unknown>;
  const code = parseStatusCode(status);
  if (code === undefined) return undefined;
  const isText = typeof message === 'string' || typeof message === 'number';
  return { code, data, serverMessage: isText ? String(message).slice(0, 500) : '' };
}

/**
 * Copies response headers to the data under the same names, such as the id of a picture captcha, `x-code` (§7).
 *
 * Headers are not sealed. A changed one can only make the call fail that uses it.
 */
export function addResponseHeaders(
  { responseHeaders }: Endpoint,
  response: DecodedResponse,
  headers: Headers,
): DecodedResponse {
  const { data } = response;
  if (!responseHeaders || typeof data !== 'object' || data === null || Array.isArray(data)) return response;
  const named = responseHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...response, data: { ...data, ...Object.fromEntries(named) } };
}
