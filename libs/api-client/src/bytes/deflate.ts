import type { Bytes } from './bytes.ts';
import { readText } from './readText.ts';

const pipeThrough = (bytes: Bytes, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Bytes>(transform);

/** Whether this platform can decompress zlib streams. */
export const canInflate = () => typeof DecompressionStream === 'function';

/** Compresses as a zlib stream (RFC 1950). */
export async function deflate(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await new Response(pipeThrough(bytes, new CompressionStream('deflate'))).arrayBuffer());
}

/**
 * Decompresses a zlib stream to text, up to the size limit of a response.
 *
 * @throws ResponseTooLargeError, InvalidUtf8Error, or a TypeError for invalid data
 */
export function inflateText(bytes: Bytes): Promise<string> {
  return readText(pipeThrough(bytes, new DecompressionStream('deflate')));
}
