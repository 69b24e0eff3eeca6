/** Largest file that a member may choose, in bytes. It is scaled down before the upload. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Largest side of a picture that is decoded, in pixels. */
export const MAX_SOURCE_SIDE = 8_192;

/** Largest upload that the platform accepts, in bytes. */
export const MAX_UPLOAD_BYTES = 512 * 1024;

/** Reason why a picture is not uploaded. */
export type PictureProblem = 'type' | 'size' | 'dimensions' | 'damaged' | 'unreadable';

/** Refusal of a chosen file before it is uploaded. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(readonly problem: PictureProblem) {
    super(`preparePicture: the file is refused (${problem}). Choose another picture.`);
  }
}

/** Returns the reason of an error while a file is read. */
export const toPictureProblem = (error: unknown): PictureProblem =>
  error instanceof PictureError ? error.problem : 'damaged';

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((value, index) => bytes[at + index] === value);

/** Number of first bytes that {@link isPicture} needs. */
const HEAD_BYTES = 12;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIF = [0x47, 0x49, 0x46, 0x38];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Whether a file begins like a PNG, JPEG, GIF or WebP. Name and type of a file are not evidence. */
export const isPicture = (head: Uint8Array): boolean =>
  startsWith(head, PNG) ||
  startsWith(head, JPEG) ||
  startsWith(head, GIF) ||
  (startsWith(head, RIFF) && startsWith(head, WEBP, 8));

/**
 * Checks size and type of a chosen file.
 *
 * @throws {PictureError} if the file is too large or no picture, or was moved or deleted after it was chosen
 */
export async function checkPictureFile(file: File): Promise<void> {
  if (file.size > MAX_FILE_BYTES) throw new PictureError('size');
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new PictureError('unreadable');
    });
  if (!isPicture(new Uint8Array(head))) throw new PictureError('type');
}
