import { isPicture } from './pictureTypes.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('isPicture', () => {
  it.each`
    what                          | head                            | isExpected
    ${'a PNG'}                    | ${'\x89PNG\r\n\x1a\n\0\0\0\r'}  | ${true}
    ${'a JPEG'}                   | ${'\xff\xd8\xff\xe0\0\x10JFIF'} | ${true}
    ${'a GIF'}                    | ${'GIF89a\x01\0\x01\0'}         | ${true}
    ${'a WebP'}                   | ${'RIFF\x1a\0\0\0WEBPVP8'}      | ${true}
    ${'another RIFF file'}        | ${'RIFF\x1a\0\0\0WAVEfmt '}     | ${false}
    ${'an SVG'}                   | ${'<svg xmlns="'}               | ${false}
    ${'a document'}               | ${'%PDF-1.7\n%\xe2'}            | ${false}
    ${'HTML that is named a PNG'} | ${'<!doctype html>'}            | ${false}
    ${'a PNG after a line feed'}  | ${'\n\x89PNG\r\n\x1a\n'}        | ${false}
    ${'an empty file'}            | ${''}                           | ${false}
  `('F-SRV-15 $what: $isExpected', ({ head, isExpected }) => {
    expect(isPicture(bytes(head as string))).toBe(isExpected);
  });
});
