import { loadPicture } from '../pictures/loadPicture.ts';

/** Side of an uploaded avatar, in pixels: four times the largest size at which it is shown. */
const SIDE = 256;
const QUALITY = 0.9;

/** Part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a picture as a square of 256 pixels and returns it as base64, without the prefix of a data URL. */
export async function cropPicture(url: string, { x, y, width, height }: CropArea): Promise<string> {
  const image = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/webp', QUALITY).replace(/^[^,]*,/, '');
}
