import type { PictureSize } from './pictureSize.ts';

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns the size in the first frame header of a JPEG; `undefined` without one or without the end marker. */
export function readJpegSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return undefined;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (isFrameHeader(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Start of scan or end of image before any frame header.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}
