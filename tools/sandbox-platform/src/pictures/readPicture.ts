import type { PictureType } from '../db/tables/memberCentreTables.ts';
import { readGifSize } from './readGifSize.ts';
import { readJpegSize } from './readJpegSize.ts';
import type { PictureSize } from './pictureSize.ts';
import { readPngSize } from './readPngSize.ts';
import { readWebpSize } from './readWebpSize.ts';

type Reader = (bytes: Buffer) => PictureSize | undefined;

const readers: readonly (readonly [type: PictureType, magic: (bytes: Buffer) => boolean, size: Reader])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n', readPngSize],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff', readJpegSize],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')), readGifSize],
  ['image/webp', (bytes) => /^RIFF[^]{4}WEBP$/.test(bytes.subarray(0, 12).toString('latin1')), readWebpSize],
];

/**
 * Detects the type of a picture by its first bytes and reads its size from its header. The file name is ignored.
 *
 * @returns `undefined` for other types (including SVG) and for an incomplete or invalid file
 */
export function readPicture(bytes: Buffer): (PictureSize & { readonly type: PictureType }) | undefined {
  const found = readers.find(([, hasMagic]) => hasMagic(bytes));
  if (!found) return undefined;
  const [type, , sizeOf] = found;
  try {
    const size = sizeOf(bytes);
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  } catch (error) {
    // A reader went past the end of the bytes, so the file is incomplete.
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
}
