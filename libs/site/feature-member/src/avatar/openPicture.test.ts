import { createSizedFile, installFakePictures, PNG_HEAD, type FakePictures } from '../testing/fakePictures.ts';
import { cropPicture } from './cropPicture.ts';
import { openPicture } from './openPicture.ts';

let fakes: FakePictures;
beforeEach(() => (fakes = installFakePictures()));
afterEach(() => fakes.restore());

describe('openPicture', () => {
  it.each([[[8192, 1]], [[1, 8192]]] as const)('opens a picture of %j pixels and 10 MB', async (size) => {
    fakes.size = size;
    await expect(openPicture(createSizedFile(PNG_HEAD, 10 * 1024 * 1024))).resolves.toBe('blob:1');
    expect(fakes.urls).toEqual(new Set(['blob:1']));
  });

  it.each`
    what                        | head        | size         | problem
    ${'a document'}             | ${'%PDF-1'} | ${[1, 1]}    | ${'type'}
    ${'a damaged picture'}      | ${PNG_HEAD} | ${undefined} | ${'damaged'}
    ${'a picture that is wide'} | ${PNG_HEAD} | ${[8193, 1]} | ${'dimensions'}
    ${'a picture that is high'} | ${PNG_HEAD} | ${[1, 8193]} | ${'dimensions'}
  `('F-SRV-15 refuses $what and revokes its URL', async ({ head, size, problem }) => {
    fakes.size = size as [number, number] | undefined;
    await expect(openPicture(createSizedFile(head as string, 1000))).rejects.toMatchObject({
      problem: problem as string,
    });
    expect(fakes.urls).toEqual(new Set());
  });

  it('F-SRV-15 refuses a file of more than 10 MB', async () => {
    await expect(openPicture(createSizedFile(PNG_HEAD, 10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      problem: 'size',
    });
  });
});

describe('cropPicture', () => {
  it('USR-03 draws the chosen part as a square of 256 pixels', async () => {
    const image = await cropPicture('blob:1', { x: 10, y: 20, width: 300, height: 310 });
    expect(image).toBe('image/webp+0.9');
    expect(fakes.drawings).toEqual([[10, 20, 300, 310, 0, 0, 256, 256]]);
    expect(fakes.canvases).toEqual([[256, 256]]);
  });

  it('USR-03 refuses a picture that can no longer be decoded', async () => {
    fakes.size = undefined;
    await expect(cropPicture('blob:1', { x: 0, y: 0, width: 1, height: 1 })).rejects.toMatchObject({
      problem: 'damaged',
    });
  });
});
