import sharp from 'sharp';
import { checkPicture, MAX_PICTURE_BYTES } from './checkPicture.ts';
import { createPng, onePixel } from './testing/samplePictures.ts';

const check = (bytes: Buffer | string, name = 'picture.png') =>
  checkPicture(name, typeof bytes === 'string' ? bytes : bytes.toString('base64'));
const from = (base64: string) => Buffer.from(base64, 'base64');

/** Creates a GIF with the given number of frames. */
function createGif(frames: number): Buffer {
  const gif = from(onePixel.gif);
  const start = gif.indexOf(0x2c, 13);
  return Buffer.concat([
    gif.subarray(0, start),
    ...Array<Buffer>(frames).fill(gif.subarray(start, -1)),
    Buffer.from([0x3b]),
  ]);
}

/** Creates a GIF with frames of different greys. */
function createAnimation(side: number, pages: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * pages);
  for (let page = 0; page < pages; page += 1) pixels.fill(page * 20, page * side * side, (page + 1) * side * side);
  const raw = { width: side, height: side * pages, channels: 1, pageHeight: side } as const;
  return sharp(pixels, { raw }).gif().toBuffer();
}

/** Creates a picture of one colour with sharp. */
const createPlain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8332f' } });

describe('checkPicture', () => {
  it.each`
    what                 | bytes                      | type            | width   | height
    ${'a PNG'}           | ${createPng(640, 480)}     | ${'image/png'}  | ${640}  | ${480}
    ${'a large PNG'}     | ${createPng(4096, 2048)}   | ${'image/png'}  | ${4096} | ${2048}
    ${'a JPEG'}          | ${from(onePixel.jpeg)}     | ${'image/jpeg'} | ${1}    | ${1}
    ${'a GIF'}           | ${from(onePixel.gif)}      | ${'image/gif'}  | ${1}    | ${1}
    ${'an animated GIF'} | ${createGif(100)}          | ${'image/gif'}  | ${1}    | ${1}
    ${'a WebP'}          | ${from(onePixel.webp)}     | ${'image/webp'} | ${1}    | ${1}
    ${'lossless WebP'}   | ${from(onePixel.lossless)} | ${'image/webp'} | ${1}    | ${1}
  `('USR-03 detects the type and size of $what', async ({ bytes, type, width, height }) => {
    expect(await check(bytes as Buffer, '截图.exe')).toMatchObject({ type, width, height });
  });

  const png = createPng(8, 8);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each`
    what                                   | bytes
    ${'an empty file'}                     | ${''}
    ${'invalid base64'}                    | ${'data:image/png;base64,AAAA'}
    ${'base64 with a line break'}          | ${'iVBO\nRw0K'}
    ${'an SVG with a script'}              | ${svg}
    ${'HTML after the signature of a GIF'} | ${Buffer.from('GIF89a<script>alert(1)</script>')}
    ${'a program'}                         | ${Buffer.from('MZ\x90\x00')}
    ${'only the signature of a PNG'}       | ${png.subarray(0, 8)}
    ${'a truncated PNG'}                   | ${createPng(64, 64).subarray(0, -20)}
    ${'a PNG of width 0'}                  | ${createPng(0, 8)}
    ${'a PNG too wide'}                    | ${createPng(4097, 1)}
    ${'a PNG of too many pixels'}          | ${createPng(4096, 2049)}
    ${'a PNG of a billion pixels'}         | ${createPng(60_000, 60_000, 1)}
    ${'a truncated JPEG'}                  | ${from(onePixel.jpeg).subarray(0, -2)}
    ${'a JPEG without a header'}           | ${Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])}
    ${'a truncated GIF'}                   | ${from(onePixel.gif).subarray(0, -4)}
    ${'a GIF of too many frames'}          | ${createGif(101)}
    ${'a truncated WebP'}                  | ${from(onePixel.webp).subarray(0, -8)}
    ${'more bytes than allowed'}           | ${Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)])}
    ${'10 MB'}                             | ${Buffer.alloc(10 * 1024 * 1024)}
  `('F-SRV-15 rejects $what', async ({ bytes }) => {
    expect(await check(bytes as Buffer)).toBeUndefined();
  });

  it.each([
    '../../etc/passwd',
    '..',
    'a/b.png',
    'a\\b.png',
    '/etc/passwd',
    'a\u0000.png',
    'a\n.png',
    '',
    'x'.repeat(256),
  ])('F-SRV-15 rejects the file name %j', async (name) => {
    expect(await check(png, name)).toBeUndefined();
  });

  it('F-SRV-15 rejects an animation of too many pixels in all frames together', async () => {
    const accepted = await check(await createAnimation(1024, 8));
    expect(accepted).toMatchObject({ type: 'image/gif', width: 1024, height: 1024 });
    expect(await check(await createAnimation(1024, 9))).toBeUndefined();
  });

  it('F-SRV-15 has no decoder for SVG', async () => {
    await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported image format/);
  });

  it.each(['tiff', 'avif'] as const)('F-SRV-15 rejects %s', async (format) => {
    expect(await check(await createPlain(2, 2).toFormat(format).toBuffer())).toBeUndefined();
  });

  it.each`
    what                                  | bytes
    ${'a script after the end of a PNG'}  | ${Buffer.concat([png, svg])}
    ${'a script after the end of a WebP'} | ${Buffer.concat([from(onePixel.webp), svg])}
    ${'more data than a PNG has pixels'}  | ${createPng(8, 8, 100_000_000)}
  `('F-SRV-15 drops $what', async ({ bytes }) => {
    const picture = await check(bytes as Buffer);
    expect(picture?.bytes.includes('script')).toBe(false);
    expect(picture?.bytes.length).toBeLessThan(200);
  });

  it('F-SRV-15 drops the metadata of a photo and turns it upright', async () => {
    const photo = await createPlain(40, 20)
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect([photo.includes('alert'), (await sharp(photo).metadata()).orientation]).toEqual([true, 6]);
    const picture = await check(photo);
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 20, height: 40 });
    expect(picture?.bytes.includes('alert')).toBe(false);
    const metadata = await sharp(picture?.bytes).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it('USR-03 keeps transparency, colours and the frames of an animation', async () => {
    const transparent = await createPlain(4, 4).ensureAlpha(0.5).png().toBuffer();
    const picture = await check(transparent);
    expect(await sharp(picture?.bytes).raw().toBuffer()).toEqual(await sharp(transparent).raw().toBuffer());
    const animated = await check(await createAnimation(2, 3));
    expect(animated).toMatchObject({ width: 2, height: 2 });
    expect((await sharp(animated?.bytes, { animated: true }).metadata()).pages).toBe(3);
  });

  it('F-SRV-15 does not throw, whichever byte of a file is changed', async () => {
    for (const sample of [png, ...Object.values(onePixel).map(from)]) {
      for (let at = 0; at < sample.length; at++) {
        const damaged = Buffer.from(sample);
        damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
        await expect(check(damaged).then((picture) => typeof picture)).resolves.toMatch(/object|undefined/);
      }
    }
  });
});
