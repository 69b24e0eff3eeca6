import type { PictureSize } from './pictureSize.ts';

const FIRST_CHUNK = 12;
const DATA = 20;

const readLossySize = (bytes: Buffer): PictureSize | undefined =>
  bytes.readUIntBE(DATA + 3, 3) === 0x9d012a
    ? { width: bytes.readUInt16LE(DATA + 6) & 0x3fff, height: bytes.readUInt16LE(DATA + 8) & 0x3fff }
    : undefined;

function readLosslessSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.readUInt8(DATA) !== 0x2f) return undefined;
  const bits = bytes.readUInt32LE(DATA + 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const readExtendedSize = (bytes: Buffer): PictureSize => ({
  width: bytes.readUIntLE(DATA + 4, 3) + 1,
  height: bytes.readUIntLE(DATA + 7, 3) + 1,
});

const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  'VP8 ': readLossySize,
  VP8L: readLosslessSize,
  VP8X: readExtendedSize,
};

/** Returns the size of a WebP; `undefined` if its length differs from the length in the container header. */
export function readWebpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  return readers[bytes.toString('latin1', FIRST_CHUNK, FIRST_CHUNK + 4)]?.(bytes);
}
