import { concatBytes, fromUtf8, type Bytes } from '../bytes/bytes.ts';

/** Largest answer read, bytes; a board of the sport venue is a few hundred thousand. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 64;

/** An answer over the size or depth limit (F-API-20). */
export class TooLarge extends Error {}

/** Reads a body as UTF-8 text and stops at the limit. Throws `TooLarge`, a `TypeError` on bytes that are not UTF-8. */
export async function readText(response: Response, limit = MAX_ANSWER_BYTES): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const chunks: Bytes[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    chunks.push(step.value);
  }
  return fromUtf8(concatBytes(...chunks));
}

/** Takes `__proto__` keys out of a parsed value, in place: merged into an object they would change its nature (F-API-19). */
function tame(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new TooLarge();
  if (Object.hasOwn(value, '__proto__')) delete (value as Record<string, unknown>)['__proto__'];
  for (const key in value) tame((value as Record<string, unknown>)[key], depth + 1);
}

/** Parses JSON from outside. Throws `SyntaxError` on anything else, `TooLarge` when nested deeper than 64. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  tame(value, 0);
  return value;
}

/** An answer whose `status_code` could be read. `data` is absent when the server sent none. */
export interface ReadAnswer {
  readonly code: number;
  readonly data: unknown;
  readonly serverMessage: string;
}

function codeOf(status: unknown): number | undefined {
  if (typeof status === 'string' && /^-?\d{1,9}$/.test(status)) return Number(status);
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
}

/**
 * Reads the envelope by one rule (API-08, F-API-07): an object whose `status_code` is a whole number, or its decimal
 * digits as text. `message` counts when it is text or a number. Everything else is no answer: `undefined`.
 */
export function readEnvelope(value: unknown): ReadAnswer | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { status_code: status, data, message } = value as Record<string, unknown>;
  const code = codeOf(status);
  if (code === undefined) return undefined;
  const isText = typeof message === 'string' || typeof message === 'number';
  return { code, data, serverMessage: isText ? String(message).slice(0, 500) : '' };
}
