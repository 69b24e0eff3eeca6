import { PNG } from 'pngjs';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Picture with an RGBA value per pixel. Coordinates outside it are ignored. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Mixes a colour into a pixel; `cover` is 0 to 1. */
  readonly blend: (point: Point, colour: Colour, cover: number) => void;
  /** Sets a pixel to a colour with an opacity from 0 to 1. */
  readonly put: (point: Point, colour: Colour, alpha: number) => void;
  readonly colourAt: (point: Point) => Colour;
  /** Returns the PNG as a data URL. */
  readonly dataUrl: () => string;
}

/**
 * Options without filters: choosing a filter per line takes about 100 times as long and doubles the size of noisy
 * pictures.
 */
const PACKING = { filterType: 0, deflateStrategy: 0, deflateLevel: 6 } as const;

const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5);

/** Creates a transparent raster. Its methods run for every pixel and therefore avoid allocations. */
export function createRaster(width: number, height: number): Raster {
  const png = new PNG({ width, height });
  const bytes = new Uint8Array(width * height * 4);
  const indexOf = (x: number, y: number) => (x >= 0 && y >= 0 && x < width && y < height ? (y * width + x) * 4 : -1);
  const mix = (index: number, value: number, part: number) => {
    bytes[index] = toByte((bytes[index] ?? 0) * (1 - part) + value * part);
  };
  return {
    width,
    height,
    blend: ({ x, y }, colour, cover) => {
      const index = indexOf(x, y);
      if (index < 0 || cover <= 0) return;
      const part = cover > 1 ? 1 : cover;
      mix(index, colour[0], part);
      mix(index + 1, colour[1], part);
      mix(index + 2, colour[2], part);
      mix(index + 3, 255, part);
    },
    put: ({ x, y }, colour, alpha) => {
      const index = indexOf(x, y);
      if (index < 0) return;
      bytes[index] = toByte(colour[0]);
      bytes[index + 1] = toByte(colour[1]);
      bytes[index + 2] = toByte(colour[2]);
      bytes[index + 3] = toByte(alpha * 255);
    },
    colourAt: ({ x, y }) => {
      const index = indexOf(x, y);
      return index < 0 ? [0, 0, 0] : [bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0];
    },
    dataUrl: () => {
      png.data.set(bytes);
      return `data:image/png;base64,${PNG.sync.write(png, { ...PACKING }).toString('base64')}`;
    },
  };
}
