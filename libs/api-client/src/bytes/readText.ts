import { type Bytes, concatBytes, fromUtf8 } from './bytes.ts';

/** Largest answer read, bytes; a board of the sport venue is a few hundred thousand. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** An answer over the size or depth limit (F-API-20). */
export class ResponseTooLargeError extends Error {}

/** An answer whose bytes are not UTF-8. */
export class InvalidUtf8Error extends Error {}

function decodeChunks(chunks: readonly Bytes[]): string {
  try {
    return fromUtf8(concatBytes(...chunks));
  } catch {
    throw new InvalidUtf8Error();
  }
}

/**
 * Reads a body as UTF-8 text and stops at the limit. Throws `ResponseTooLargeError`, `InvalidUtf8Error`, and what the
 * stream itself throws.
 */
export async function readText(body: ReadableStream<Bytes> | null, limit = MAX_ANSWER_BYTES): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return '';
  const chunks: Bytes[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      throw new ResponseTooLargeError();
    }
    chunks.push(step.value);
  }
  return decodeChunks(chunks);
}
