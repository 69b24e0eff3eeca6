import { PICTURE_TYPES, readPictureFile } from './readPictureFile.ts';

const MAX_BYTES = 512 * 1024;
const createFile = (content: BlobPart, type: string, name = 'a.png') => new File([content], name, { type });

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])('NAV-08 accepts a picture of %s', async (type) => {
  expect(PICTURE_TYPES.split(',')).toContain(type);
  // `eHk=` is the base64 text of `xy`.
  expect(await readPictureFile(createFile('xy', type))).toEqual({ isValid: true, fileName: 'a.png', image: 'eHk=' });
});

it.each(['image/svg+xml', 'text/plain', 'application/pdf', ''])(
  'F-SVC-05 does not accept the type "%s"',
  async (type) => {
    expect(await readPictureFile(createFile('x', type))).toEqual({ isValid: false, reason: 'pictureType' });
  },
);

it('F-SVC-05 accepts 512 KB and no more', async () => {
  const full = await readPictureFile(createFile(new Uint8Array(MAX_BYTES), 'image/png'));
  expect(full).toMatchObject({ isValid: true });
  const tooLarge = await readPictureFile(createFile(new Uint8Array(MAX_BYTES + 1), 'image/png'));
  expect(tooLarge).toEqual({ isValid: false, reason: 'pictureSize' });
});

it('NAV-08 shortens a long file name at its start, so that the extension is kept', async () => {
  const picture = await readPictureFile(createFile('x', 'image/png', `first${'n'.repeat(251)}.png`));
  expect(picture).toMatchObject({ fileName: `${'n'.repeat(251)}.png` });
});

it('F-SVC-05 reports a file that was deleted after it was chosen', async () => {
  const fail = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  expect(await readPictureFile(createFile('x', 'image/png'))).toEqual({ isValid: false, reason: 'pictureUnreadable' });
  fail.mockRestore();
});
