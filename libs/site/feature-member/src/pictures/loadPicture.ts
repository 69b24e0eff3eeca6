import { PictureError } from './pictureTypes.ts';

/**
 * Loads a picture far enough to know its size; the pixels are decoded when it is drawn.
 *
 * @throws {PictureError} if it cannot be decoded
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    picture.onload = () => resolve();
    picture.onerror = () => reject(new PictureError('damaged'));
  });
  picture.src = url;
  await loaded;
  return picture;
}
