import sharp, { type Sharp } from 'sharp';
import type { PictureType } from '../db/tables/memberCentreTables.ts';

const MAX_SIDE = 4096;
/** Largest number of pixels, of all frames together. */
const MAX_PIXELS = 8_388_608;
const MAX_FRAMES = 100;
const MAX_SECONDS = 5;

/** Quality of JPEG and WebP. A picture is encoded once, so the loss is not visible. */
const QUALITY = 90;

// Other formats have decoders in libvips too: SVG reads XML and fonts, TIFF and HEIF are rarely maintained paths.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
// Uploads are unrelated to each other.
sharp.cache(false);

interface Format {
  readonly type: PictureType;
  readonly encode: (picture: Sharp) => Sharp;
}

const formats: Readonly<Partial<Record<string, Format>>> = {
  png: { type: 'image/png', encode: (picture) => picture.png() },
  jpeg: { type: 'image/jpeg', encode: (picture) => picture.jpeg({ quality: QUALITY }) },
  gif: { type: 'image/gif', encode: (picture) => picture.gif() },
  webp: { type: 'image/webp', encode: (picture) => picture.webp({ quality: QUALITY }) },
};

/** Picture that has been decoded and encoded again. */
export interface EncodedPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Decodes untrusted bytes and encodes the pixels in the same format. */
async function encode(bytes: Buffer): Promise<EncodedPicture | undefined> {
  const picture = sharp(bytes, { animated: true, autoOrient: true, limitInputPixels: MAX_PIXELS });
  const { format, width, height, pageHeight = height, pages = 1 } = await picture.metadata();
  const found = formats[format];
  if (!found || width > MAX_SIDE || pageHeight > MAX_SIDE || pages > MAX_FRAMES) return undefined;
  const { data, info } = await found
    .encode(picture.timeout({ seconds: MAX_SECONDS }))
    .toBuffer({ resolveWithObject: true });
  return { type: found.type, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
}

/**
 * Encodes an untrusted picture again, upright and without metadata. The type is detected from the bytes. What is not
 * part of the pixels is lost: comments, positions, scripts after the end of the file (F-SRV-15).
 *
 * @returns `undefined` for other types, damaged files and pictures above the limits
 */
export const encodePicture = (bytes: Buffer): Promise<EncodedPicture | undefined> =>
  // `sharp` has no error classes: every error is one of the input or of the time limit.
  encode(bytes).catch(() => undefined);
