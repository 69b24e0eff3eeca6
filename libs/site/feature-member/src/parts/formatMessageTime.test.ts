import { formatMessageTime } from './formatMessageTime.ts';

const now = Date.parse('2026-11-21T02:00:00+08:00');

it.each`
  at                             | text
  ${'2026-11-21T00:01:00+08:00'} | ${'00:01'}
  ${'2026-11-20T23:59:00+08:00'} | ${'昨天'}
  ${'2026-11-19T23:59:00+08:00'} | ${'11-19'}
  ${'2025-12-31T23:59:00+08:00'} | ${'2025-12-31'}
`('S3 formats $at as $text, in UTC+8', ({ at, text }) =>
  expect(formatMessageTime(Date.parse(at as string), now, '昨天')).toBe(text),
);
