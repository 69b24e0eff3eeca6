import { readSocketText } from './readSocketText.ts';

const text = '{"msg":"进球"}';
const bytes = Buffer.from(text);

it.each([
  ['a buffer', bytes],
  ['buffers that split a character', [bytes.subarray(0, 9), bytes.subarray(9)]],
  ['an ArrayBuffer', new Uint8Array(bytes).buffer],
])('decodes %s', (_, data) => {
  expect(readSocketText(data)).toBe(text);
});
