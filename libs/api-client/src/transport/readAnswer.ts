import { ResponseTooLargeError } from '../bytes/readText.ts';

const MAX_DEPTH = 64;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Takes `__proto__` keys out of a parsed value, in place: merged into an object they would change its nature (F-API-19).
 *
 * Goes where something may be nested alone: a board of a thousand matches holds 160,000 texts.
 */
function stripPrototypeKeys(value: object, depth: number): void {
  if (depth > MAX_DEPTH) throw new ResponseTooLargeError();
  if (Array.isArray(value)) {
    for (const inner of value as unknown[]) if (isNested(inner)) stripPrototypeKeys(inner, depth + 1);
    return;
  }
  const fields = value as Record<string, unknown>;
  // What was parsed inherits nothing that `in` would name, and no list of keys is made.
  for (const key in fields)
    if (key === '__proto__') delete fields[key];
    else if (isNested(fields[key])) stripPrototypeKeys(fields[key], depth + 1);
}

/**
 * Parses JSON from outside. Throws `SyntaxError` on anything else, `ResponseTooLargeError` when nested deeper than 64.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isNested(value)) stripPrototypeKeys(value, 0);
  return value;
}

/** An answer whose `status_code` could be read. `data` is absent when the server sent none. */
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
 * Reads the envelope by one rule (API-08, F-API-07): an object whose `status_code` is a whole number, or its decimal
 * digits as text. `message` counts when it is text or a number. Everything else is no answer: `undefined`.
 */
export function readEnvelope(value: unknown): DecodedResponse | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { status_code: status, data, message } = value as Record<string, unknown>;
  const code = parseStatusCode(status);
  if (code === undefined) return undefined;
  const isText = typeof message === 'string' || typeof message === 'number';
  return { code, data, serverMessage: isText ? String(message).slice(0, 500) : '' };
}
