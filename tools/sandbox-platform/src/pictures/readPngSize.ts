import type { PictureSize } from './pictureSize.ts';

/** Chunk of a PNG file. */
interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const SIGNATURE_BYTES = 8;
/** Bytes of length, name and checksum of a chunk. */
const FRAME_BYTES = 12;

/**
 * Splits a PNG into its chunks.
 *
 * @throws RangeError if the file ends inside a chunk
 */
export function splitPngChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) throw new RangeError('splitPngChunks: the file ends inside a chunk.');
    chunks.push({ name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

/** Returns the size of a PNG; `undefined` unless it starts with a valid header and ends with the end chunk. */
export function readPngSize(bytes: Buffer): PictureSize | undefined {
  const chunks = splitPngChunks(bytes);
  const [header] = chunks;
  const isWhole = header?.name === 'IHDR' && header.data.length === 13 && chunks.at(-1)?.name === 'IEND';
  return isWhole ? { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) } : undefined;
}
