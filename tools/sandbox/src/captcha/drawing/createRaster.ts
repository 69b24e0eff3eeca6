import { PNG } from 'pngjs';

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture being painted. Coordinates outside it are ignored. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Lays a colour over a pixel, `cover` 0 to 1. */
  readonly blend: (x: number, y: number, colour: Colour, cover: number) => void;
  /** Sets a pixel with its transparency, 0 to 1. */
  readonly put: (x: number, y: number, colour: Colour, alpha: number) => void;
  readonly colourAt: (x: number, y: number) => Colour;
  /** The PNG as a data URL. */
  readonly dataUrl: () => string;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Makes an empty picture, transparent everywhere. */
export function createRaster(width: number, height: number): Raster {
  const png = new PNG({ width, height });
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const indexOf = (x: number, y: number) => (y * width + x) * 4;
  const byteAt = (index: number): number => png.data[index] ?? 0;
  return {
    width,
    height,
    blend: (x, y, colour, cover) => {
      if (!isInside(x, y)) return;
      const index = indexOf(x, y);
      const part = Math.max(0, Math.min(1, cover));
      colour.forEach((value, i) => (png.data[index + i] = clamp(byteAt(index + i) * (1 - part) + value * part)));
      png.data[index + 3] = Math.max(byteAt(index + 3), clamp(part * 255));
    },
    put: (x, y, colour, alpha) => {
      if (!isInside(x, y)) return;
      const index = indexOf(x, y);
      [...colour, alpha * 255].forEach((value, i) => (png.data[index + i] = clamp(value)));
    },
    colourAt: (x, y) => {
      const index = isInside(x, y) ? indexOf(x, y) : 0;
      return [byteAt(index), byteAt(index + 1), byteAt(index + 2)];
    },
    dataUrl: () => `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`,
  };
}
