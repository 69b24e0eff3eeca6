/** Largest picture of the platform, bytes. */
const MAX_BYTES = 512 * 1024;
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Accepted types for a file input. */
export const PICTURE_TYPES = TYPES.join(',');

/** Content of a chosen file, or the reason why it cannot be sent. */
export type PictureFile =
  | { readonly isValid: true; readonly fileName: string; readonly image: string }
  | { readonly isValid: false; readonly reason: 'pictureType' | 'pictureSize' | 'pictureUnreadable' };

/** Reads a chosen picture as base64. The platform checks its content again. */
export async function readPictureFile(file: File): Promise<PictureFile> {
  if (!TYPES.includes(file.type)) return { isValid: false, reason: 'pictureType' };
  if (file.size > MAX_BYTES) return { isValid: false, reason: 'pictureSize' };
  const url = await readAsDataUrl(file);
  if (url === undefined) return { isValid: false, reason: 'pictureUnreadable' };
  return { isValid: true, fileName: file.name.slice(-255), image: url.slice(url.indexOf(',') + 1) };
}

/** Reads a file as a data URL. Returns `undefined` if it was moved or deleted after it was chosen. */
const readAsDataUrl = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
