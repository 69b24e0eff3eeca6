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
    what                                      | bytes
    ${'an empty file'}                        | ${''}
    ${'invalid base64'}                       | ${'data:image/png;base64,AAAA'}
    ${'base64 with a line break'}             | ${'iVBO\nRw0K'}
    ${'an SVG with a script'}                 | ${svg}
    ${'HTML after the signature of a GIF'}    | ${Buffer.from('GIF89a<script>alert(1)</script>')}
    ${'a program'}                            | ${Buffer.from('MZ\x90\x00')}
    ${'only the signature of a PNG'}          | ${png.subarray(0, 8)}
    ${'a truncated PNG'}                      | ${png.subarray(0, -6)}
    ${'a PNG with a script after its end'}    | ${Buffer.concat([png, svg])}
    ${'a PNG of width 0'}                     | ${createPng(0, 8)}
    ${'a PNG too wide'}                       | ${createPng(4097, 1)}
    ${'a PNG of too many pixels'}             | ${createPng(4096, 2049, 1)}
    ${'a PNG of a billion pixels'}            | ${createPng(60_000, 60_000, 1)}
    ${'a zip bomb in a small PNG'}            | ${createPng(8, 8, 100_000_000)}
    ${'a truncated JPEG'}                     | ${from(onePixel.jpeg).subarray(0, -2)}
    ${'a JPEG without a header'}              | ${Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])}
    ${'a truncated GIF'}                      | ${from(onePixel.gif).subarray(0, -1)}
    ${'a GIF of too many frames'}             | ${createGif(101)}
    ${'a WebP longer than its header states'} | ${Buffer.concat([from(onePixel.webp), svg])}
    ${'more bytes than allowed'}              | ${Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)])}
    ${'10 MB'}                                | ${Buffer.alloc(10 * 1024 * 1024)}
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

  it('F-SRV-15 does not throw, whichever byte of a file is changed', async () => {
    for (const sample of [png, ...Object.values(onePixel).map(from)]) {
      for (let at = 0; at < sample.length; at++) {
        for (const byte of [0, 0x7f, 0xff]) {
          const spoilt = Buffer.from(sample);
          spoilt[at] = byte;
          await expect(check(spoilt).then((picture) => typeof picture)).resolves.toMatch(/object|undefined/);
        }
      }
    }
  });
});
