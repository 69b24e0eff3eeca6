import { splitIntoNotices, readNotices } from './chatBus.ts';
import { createRateLimiter } from '../moderation/createRateLimiter.ts';
import { textFrame } from '../hub/textFrame.ts';

it.each([
  ['nothing', ''],
  ['a short text', '你好'],
  ['a text of one notice', 'x'.repeat(1_900)],
  ['a long one of four bytes a character', '😀'.repeat(5_000)],
  ['a long one that looks like parts', '+0:'.repeat(2_000)],
])('CHT-05 %s comes through notices as it was, none of them too long', (_what, text) => {
  const notices = splitIntoNotices(text);
  expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8_000);
  expect(new Set(notices).size).toBe(notices.length);
  const heard: string[] = [];
  const read = readNotices((whole) => heard.push(whole));
  notices.forEach(read);
  expect(heard).toEqual([text]);
});

it.each([0, 1, 125, 126, 65_535, 65_536])('CHT-01 a frame of %d bytes says its length as RFC 6455 has it', (length) => {
  const frame = textFrame('x'.repeat(length));
  const head = length < 126 ? [0x81, length] : length < 65_536 ? [0x81, 126] : [0x81, 127];
  expect([...frame.subarray(0, 2)]).toEqual(head);
  if (length >= 126 && length < 65_536) expect(frame.readUInt16BE(2)).toBe(length);
  if (length >= 65_536) expect(frame.readBigUInt64BE(2)).toBe(BigInt(length));
  expect(frame.subarray(-length).length).toBe(length === 0 ? frame.length : length);
});

it('CHT-06 a pace gives a burst at once and then so many a minute', () => {
  const rateLimiter = createRateLimiter(() => ({ burst: 2, perMinute: 6 }), 0);
  expect([0, 0, 0].map((now) => rateLimiter.take(now))).toEqual([0, 0, 10_000]);
  expect([9_999, 10_000].map((now) => rateLimiter.take(now))).toEqual([1, 0]);
  expect([600_000, 600_000, 600_000].map((now) => rateLimiter.take(now))).toEqual([0, 0, 10_000]);
});
