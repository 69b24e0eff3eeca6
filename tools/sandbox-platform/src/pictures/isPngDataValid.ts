import { pipeline } from 'node:stream/promises';
import { Readable, Writable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { splitPngChunks } from './readPngSize.ts';

const DEPTHS: readonly number[] = [1, 2, 4, 8, 16];
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Allowance per row for filter bytes, and in total for the 7 passes of an interlaced picture. */
const SLACK_PER_ROW = 4;
const SLACK = 64;

/** Returns the largest unpacked size that the header allows, bytes; `undefined` if the header is invalid. */
function computeMaxBytes(header: Buffer): number | undefined {
  const samples = SAMPLES[header.readUInt8(9)];
  const depth = header.readUInt8(8);
  if (samples === undefined || !DEPTHS.includes(depth)) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return height * (Math.ceil((width * samples * depth) / 8) + SLACK_PER_ROW) + SLACK;
}

/** Creates a stream that discards its input and fails after `limit` bytes. */
function createLimitStream(limit: number): Writable {
  let seen = 0;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      done(
        (seen += chunk.length) > limit ? new Error('isPngDataValid: the data is larger than the header allows.') : null,
      ),
  });
}

/**
 * Whether the data of a PNG can be unpacked and is not larger than its header allows (F-SRV-15).
 * It is unpacked and discarded in pieces, so a decompression bomb uses no memory.
 */
export async function isPngDataValid(bytes: Buffer): Promise<boolean> {
  const chunks = splitPngChunks(bytes);
  const limit = computeMaxBytes(chunks[0]?.data ?? Buffer.alloc(0));
  if (limit === undefined) return false;
  const data = chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data);
  return pipeline(Readable.from(data), createInflate(), createLimitStream(limit)).then(
    () => data.length > 0,
    () => false,
  );
}
