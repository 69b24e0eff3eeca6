import { checkPictureFile, MAX_SOURCE_SIDE, PictureError } from '../pictures/pictureTypes.ts';

/** Loads a picture far enough to know its size; the pixels are decoded when it is drawn. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new PictureError('damaged'));
  });
  image.src = url;
  await loaded;
  return image;
}

/**
 * Checks a chosen file and returns an object URL of it. The caller revokes the URL.
 *
 * @throws {PictureError} if the file is no picture, is too large, or cannot be read or decoded
 */
export async function openPicture(file: File): Promise<string> {
  await checkPictureFile(file);
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await loadImage(url);
    if (Math.max(naturalWidth, naturalHeight) > MAX_SOURCE_SIDE) throw new PictureError('dimensions');
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
