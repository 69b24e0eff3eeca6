import { formatDuration } from './formatDuration.ts';

it.each([
  [-1, '0:00'],
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [600_000, '10:00'],
  [3_725_000, '62:05'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
