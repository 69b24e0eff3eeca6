import type { Bytes } from './bytes.ts';
import { readText } from './readText.ts';

const through = (bytes: Bytes, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Bytes>(transform);

/** Whether this machine can read zlib streams by itself. */
export const canInflate = () => typeof DecompressionStream === 'function';

/** Compresses as a zlib stream (RFC 1950). */
export async function deflate(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await new Response(through(bytes, new CompressionStream('deflate'))).arrayBuffer());
}

/**
 * Reads a zlib stream as text, up to the size limit of a response. Throws `ResponseTooLargeError`, `InvalidUtf8Error`,
 * a `TypeError` on rubbish.
 */
export function inflateText(bytes: Bytes): Promise<string> {
  return readText(through(bytes, new DecompressionStream('deflate')));
}
