import { splitIntoNotices, readNotices } from './chatBus.ts';
import { createRateLimiter } from '../moderation/createRateLimiter.ts';
import { encodeTextFrame } from '../hub/encodeTextFrame.ts';

it.each([
  ['an empty text', ''],
  ['a short text', '你好'],
  ['a text of one notice', 'x'.repeat(1_900)],
  ['a long text of 4-byte characters', '😀'.repeat(5_000)],
  ['a long text that resembles part headers', '+0:'.repeat(2_000)],
])('CHT-05 %s is unchanged after transport in notices below the size limit', (_what, text) => {
  const notices = splitIntoNotices(text);
  expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8_000);
  expect(new Set(notices).size).toBe(notices.length);
  const received: string[] = [];
  const read = readNotices((whole) => received.push(whole));
  notices.forEach(read);
  expect(received).toEqual([text]);
});

it.each([0, 1, 125, 126, 65_535, 65_536])('CHT-01 encodes the length of a frame of %d bytes by RFC 6455', (length) => {
  const frame = encodeTextFrame('x'.repeat(length));
  const head = length < 126 ? [0x81, length] : length < 65_536 ? [0x81, 126] : [0x81, 127];
  expect([...frame.subarray(0, 2)]).toEqual(head);
  if (length >= 126 && length < 65_536) expect(frame.readUInt16BE(2)).toBe(length);
  if (length >= 65_536) expect(frame.readBigUInt64BE(2)).toBe(BigInt(length));
  expect(frame.subarray(-length).length).toBe(length === 0 ? frame.length : length);
});

it('CHT-06 createRateLimiter accepts a burst and then the rate per minute', () => {
  const rateLimiter = createRateLimiter(() => ({ burst: 2, perMinute: 6 }), 0);
  expect([0, 0, 0].map((now) => rateLimiter.take(now))).toEqual([0, 0, 10_000]);
  expect([9_999, 10_000].map((now) => rateLimiter.take(now))).toEqual([1, 0]);
  expect([600_000, 600_000, 600_000].map((now) => rateLimiter.take(now))).toEqual([0, 0, 10_000]);
});
