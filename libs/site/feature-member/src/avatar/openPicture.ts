import { loadPicture } from '../pictures/loadPicture.ts';
import { checkPictureFile, MAX_SOURCE_SIDE, PictureError } from '../pictures/pictureTypes.ts';

/**
 * Checks a chosen file and returns an object URL of it. The caller revokes the URL.
 *
 * @throws {PictureError} if the file is no picture, is too large, or cannot be read or decoded
 */
export async function openPicture(file: File): Promise<string> {
  await checkPictureFile(file);
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await loadPicture(url);
    if (Math.max(naturalWidth, naturalHeight) > MAX_SOURCE_SIDE) throw new PictureError('dimensions');
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
