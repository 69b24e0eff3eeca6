import type { PictureType } from '../db/tables/memberCentreTables.ts';
import { gifSize } from './gifSize.ts';
import { jpegSize } from './jpegSize.ts';
import type { PictureSize } from './pictureSize.ts';
import { pngSize } from './pngSize.ts';
import { webpSize } from './webpSize.ts';

type Reader = (bytes: Buffer) => PictureSize | undefined;

const readers: readonly (readonly [type: PictureType, magic: (bytes: Buffer) => boolean, size: Reader])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n', pngSize],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff', jpegSize],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')), gifSize],
  ['image/webp', (bytes) => /^RIFF[^]{4}WEBP$/.test(bytes.subarray(0, 12).toString('latin1')), webpSize],
];

/**
 * Tells a picture's kind by its first bytes and its size by its own header, never by its name.
 *
 * @returns nothing for every other file (SVG too), and for one whose structure does not hold up to its end
 */
export function readPicture(bytes: Buffer): (PictureSize & { readonly type: PictureType }) | undefined {
  const found = readers.find(([, hasMagic]) => hasMagic(bytes));
  if (!found) return undefined;
  const [type, , sizeOf] = found;
  try {
    const size = sizeOf(bytes);
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  } catch (error) {
    // Reading past the end of the bytes: cut off.
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
}
