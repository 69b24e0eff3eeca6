import type { PictureSize } from './pictureSize.ts';

/** Largest number of frames. More would take too long to decode. */
const MAX_FRAMES = 100;
const HEADER_BYTES = 13;
const FRAME_BYTES = 10;

const computePaletteBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after a run of sub-blocks. Each starts with its length; an empty one ends the run. */
function skipBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** Returns the screen size of a GIF; `undefined` for a frame larger than the screen, too many frames or an invalid block. */
export function readGifSize(bytes: Buffer): PictureSize | undefined {
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let frames = 0;
  for (let at = HEADER_BYTES + computePaletteBytes(bytes.readUInt8(10)); ;) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return frames > 0 ? size : undefined;
    if (kind === 0x21) at = skipBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      if (bytes.readUInt16LE(at + 5) > size.width || bytes.readUInt16LE(at + 7) > size.height) return undefined;
      if (++frames > MAX_FRAMES) return undefined;
      at = skipBlocks(bytes, at + FRAME_BYTES + computePaletteBytes(bytes.readUInt8(at + 9)) + 1);
    } else return undefined;
  }
}
