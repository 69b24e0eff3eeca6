import { loadPicture } from './loadPicture.ts';
import { checkPictureFile, MAX_SOURCE_SIDE, MAX_UPLOAD_BYTES, PictureError } from './pictureTypes.ts';

/** Longest side of a picture that is scaled down, in pixels. */
const TARGET_SIDE = 2_048;
/** Limits of the platform for a picture that is uploaded unchanged. */
const MAX_PIXELS = 8_388_608;
const MAX_SIDE = 4_096;
/** Qualities to try, in order, until the result is small enough. */
const QUALITIES = [0.88, 0.75, 0.6, 0.4];

async function scaleDown(picture: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, TARGET_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    if (blob && blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  throw new PictureError('size');
}

/** Reads a file as base64, without the prefix of a data URL. */
const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new PictureError('unreadable'));
    reader.readAsDataURL(blob);
  });

/**
 * Checks a chosen picture and returns it as base64, scaled down if it is larger than the platform accepts.
 *
 * @throws {PictureError} if the file is no picture, is too large, or cannot be read or decoded
 */
export async function preparePicture(file: File): Promise<string> {
  await checkPictureFile(file);
  const url = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(url);
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (Math.max(width, height) > MAX_SOURCE_SIDE) throw new PictureError('dimensions');
    const fits = file.size <= MAX_UPLOAD_BYTES && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
    return await toBase64(fits ? file : await scaleDown(picture));
  } finally {
    URL.revokeObjectURL(url);
  }
}
