import {
  createDeletedFile,
  createSizedFile,
  installFakePictures,
  PNG_HEAD,
  type FakePictures,
} from '../testing/fakePictures.ts';
import { preparePicture } from './preparePicture.ts';

const MB = 1024 * 1024;
const UNCHANGED = btoa(PNG_HEAD);
const SCALED = btoa('scaled');

let fakes: FakePictures;
beforeEach(() => (fakes = installFakePictures()));
afterEach(() => fakes.restore());

describe('preparePicture', () => {
  it.each`
    what                                  | bytes         | size
    ${'a small picture'}                  | ${1000}       | ${[800, 600]}
    ${'the largest upload'}               | ${512 * 1024} | ${[800, 600]}
    ${'the longest side of the platform'} | ${1000}       | ${[4096, 2048]}
    ${'the longest upright side'}         | ${1000}       | ${[2048, 4096]}
  `('F-SRV-15 uploads $what unchanged', async ({ bytes, size }) => {
    fakes.size = size as [number, number];
    await expect(preparePicture(createSizedFile(PNG_HEAD, bytes as number))).resolves.toBe(UNCHANGED);
    expect(fakes.drawings).toEqual([]);
    expect(fakes.urls).toEqual(new Set());
  });

  it.each`
    what                     | bytes             | size            | canvas
    ${'a byte too many'}     | ${512 * 1024 + 1} | ${[800, 600]}   | ${[800, 600]}
    ${'a side that is long'} | ${1000}           | ${[4097, 1]}    | ${[2048, 1]}
    ${'a high picture'}      | ${1000}           | ${[1000, 5000]} | ${[410, 2048]}
    ${'too many pixels'}     | ${1000}           | ${[4096, 2049]} | ${[2048, 1025]}
    ${'the largest source'}  | ${10 * MB}        | ${[8192, 4096]} | ${[2048, 1024]}
  `('F-SRV-15 draws a picture with $what in $canvas pixels', async ({ bytes, size, canvas }) => {
    fakes.size = size as [number, number];
    fakes.blobSizes = [512 * 1024];
    await expect(preparePicture(createSizedFile(PNG_HEAD, bytes as number))).resolves.toBe(SCALED);
    expect(fakes.canvases).toEqual([canvas]);
    expect(fakes.drawings).toEqual([[0, 0, ...(canvas as number[])]]);
    expect(fakes.encodings).toEqual([['image/webp', 0.88]]);
    expect(fakes.urls).toEqual(new Set());
  });

  it('F-SRV-15 lowers the quality until the result is small enough', async () => {
    fakes.blobSizes = [MB, undefined, 512 * 1024 + 1, 400];
    await expect(preparePicture(createSizedFile(PNG_HEAD, MB))).resolves.toBe(SCALED);
    expect(fakes.encodings.map(([, quality]) => quality)).toEqual([0.88, 0.75, 0.6, 0.4]);
  });

  it.each`
    what                                  | bytes          | head            | size          | problem
    ${'a file of more than 10 MB'}        | ${10 * MB + 1} | ${PNG_HEAD}     | ${[800, 600]} | ${'size'}
    ${'a document'}                       | ${1000}        | ${'%PDF-1.7\n'} | ${[800, 600]} | ${'type'}
    ${'a picture that does not decode'}   | ${1000}        | ${PNG_HEAD}     | ${undefined}  | ${'damaged'}
    ${'a picture that is too wide'}       | ${1000}        | ${PNG_HEAD}     | ${[8193, 1]}  | ${'dimensions'}
    ${'a picture that is too high'}       | ${1000}        | ${PNG_HEAD}     | ${[1, 8193]}  | ${'dimensions'}
    ${'a picture that cannot be smaller'} | ${MB}          | ${PNG_HEAD}     | ${[800, 600]} | ${'size'}
  `('F-SRV-15 refuses $what and leaves no URL behind', async ({ bytes, head, size, problem }) => {
    fakes.size = size as [number, number] | undefined;
    fakes.blobSizes = [MB, MB, MB, MB];
    const file = createSizedFile(head as string, bytes as number);
    await expect(preparePicture(file)).rejects.toMatchObject({
      name: 'PictureError',
      problem: problem as string,
      message: `preparePicture: the file is refused (${problem as string}). Choose another picture.`,
    });
    expect(fakes.urls).toEqual(new Set());
  });

  it('refuses a file that is removed while it is read', async () => {
    const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await expect(preparePicture(createSizedFile(PNG_HEAD, 1000))).rejects.toMatchObject({ problem: 'unreadable' });
    read.mockRestore();
  });

  it('F-SRV-15 refuses a file that was deleted after it was chosen', async () => {
    await expect(preparePicture(createDeletedFile())).rejects.toMatchObject({ problem: 'unreadable' });
  });
});
