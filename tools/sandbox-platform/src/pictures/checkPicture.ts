import { encodePicture, type EncodedPicture } from './encodePicture.ts';

/** Largest picture, bytes. Encoded as base64 twice (in the body and by the seal) it still fits a call of 1 MB. */
export const MAX_PICTURE_BYTES = 512 * 1024;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a file name has no folder and no control character. The name is checked but not stored. */
const isPlainName = (name: string): boolean => /^[^/\\\p{C}]{1,255}$/u.test(name) && !/^\.{1,2}$/.test(name);

/**
 * Checks an untrusted upload and encodes it again: file name, length, type, dimensions and content (F-SRV-15).
 *
 * @returns `undefined` if any check fails
 */
export async function checkPicture(fileName: string, base64: string): Promise<EncodedPicture | undefined> {
  if (!isPlainName(fileName) || base64.length > Math.ceil(MAX_PICTURE_BYTES / 3) * 4 || !BASE64.test(base64)) {
    return undefined;
  }
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length <= MAX_PICTURE_BYTES ? encodePicture(bytes) : undefined;
}
