import { pipeline } from 'node:stream/promises';
import { Readable, Writable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { pngChunks } from './pngSize.ts';

const DEPTHS: readonly number[] = [1, 2, 4, 8, 16];
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Filter bytes, and what seven interlaced passes may add to them. */
const SLACK_PER_ROW = 4;
const SLACK = 64;

/** Most bytes a picture of this header may hold when unpacked. */
function bytesPromised(header: Buffer): number | undefined {
  const samples = SAMPLES[header.readUInt8(9)];
  const depth = header.readUInt8(8);
  if (samples === undefined || !DEPTHS.includes(depth)) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return height * (Math.ceil((width * samples * depth) / 8) + SLACK_PER_ROW) + SLACK;
}

/** Takes bytes and forgets them; refuses the one after the limit. */
function counter(limit: number): Writable {
  let seen = 0;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => done((seen += chunk.length) > limit ? new Error('bomb') : null),
  });
}

/**
 * Whether a PNG's data unpacks, and to no more than its header promises (F-SRV-15). Unpacked in pieces that are thrown
 * away at once, so a bomb costs no memory.
 */
export async function isPngHonest(bytes: Buffer): Promise<boolean> {
  const chunks = pngChunks(bytes);
  const limit = bytesPromised(chunks[0]?.data ?? Buffer.alloc(0));
  if (limit === undefined) return false;
  const data = chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data);
  return pipeline(Readable.from(data), createInflate(), counter(limit)).then(
    () => data.length > 0,
    () => false,
  );
}
