import type { PictureType } from '../db/tables/memberCentreTables.ts';
import { isPngDataValid } from './isPngDataValid.ts';
import type { PictureSize } from './pictureSize.ts';
import { readPicture } from './readPicture.ts';

/** Largest picture, bytes. Encoded as base64 twice (in the body and by the seal) it still fits a call of 1 MB. */
export const MAX_PICTURE_BYTES = 512 * 1024;
const MAX_SIDE = 4096;
const MAX_PIXELS = 8_388_608;

/** Picture that has passed all checks. */
export interface CheckedPicture extends PictureSize {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a file name has no folder and no control character. The name is checked but not stored. */
const isPlainName = (name: string): boolean => /^[^/\\\p{C}]{1,255}$/u.test(name) && !/^\.{1,2}$/.test(name);

/**
 * Checks an untrusted upload: file name, length, type, structure, dimensions and unpacked size (F-SRV-15).
 *
 * @returns `undefined` if any check fails
 */
export async function checkPicture(fileName: string, base64: string): Promise<CheckedPicture | undefined> {
  if (!isPlainName(fileName) || base64.length > Math.ceil(MAX_PICTURE_BYTES / 3) * 4 || !BASE64.test(base64)) {
    return undefined;
  }
  const bytes = Buffer.from(base64, 'base64');
  const picture = bytes.length <= MAX_PICTURE_BYTES ? readPicture(bytes) : undefined;
  if (!picture) return undefined;
  const { width, height, type } = picture;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return undefined;
  return type !== 'image/png' || (await isPngDataValid(bytes)) ? { ...picture, bytes } : undefined;
}
