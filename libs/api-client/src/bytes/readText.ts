import { type Bytes, concatBytes, decodeUtf8 } from './bytes.ts';

/** Maximum size of a response in bytes. A sport board has a few 100,000. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Error of a response over the size or depth limit (F-API-20). */
export class ResponseTooLargeError extends Error {}

/** Error of a response that is not UTF-8. */
export class InvalidUtf8Error extends Error {}

function decodeChunks(chunks: readonly Bytes[]): string {
  try {
    return decodeUtf8(concatBytes(...chunks));
  } catch {
    throw new InvalidUtf8Error();
  }
}

/**
 * Reads a body as UTF-8 text, up to a limit.
 *
 * @throws ResponseTooLargeError, InvalidUtf8Error, or the error of the stream
 */
export async function readText(body: ReadableStream<Bytes> | null, limit = MAX_RESPONSE_BYTES): Promise<string> {
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

/** Whether this platform can decompress zlib streams. */
export const canInflate = () => typeof DecompressionStream === 'function';

/**
 * Decompresses a zlib stream (RFC 1950) to text, up to the size limit of a response.
 *
 * @throws ResponseTooLargeError, InvalidUtf8Error, or a TypeError for invalid data
 */
export function inflateText(bytes: Bytes): Promise<string> {
  return readText(new Blob([bytes]).stream().pipeThrough<Bytes>(new DecompressionStream('deflate')));
}
