import { formatInstant, toInstantParts } from './formatInstant.ts';

it.each`
  instant                               | text
  ${Date.UTC(2026, 10, 21, 6, 30, 5)}   | ${'2026-11-21 14:30:05'}
  ${Date.UTC(2026, 10, 20, 16, 0, 0)}   | ${'2026-11-21 00:00:00'}
  ${Date.UTC(2026, 10, 20, 15, 59, 59)} | ${'2026-11-20 23:59:59'}
  ${0}                                  | ${'1970-01-01 08:00:00'}
  ${undefined}                          | ${'--'}
  ${Number.NaN}                         | ${'--'}
  ${Number.POSITIVE_INFINITY}           | ${'--'}
`('S3 the instant $instant is $text in UTC+8', ({ instant, text }) => {
  expect(formatInstant(instant as number | undefined)).toBe(text);
});

it('S3 an instant has its date and time as parts, both dashes if there is none', () => {
  expect(toInstantParts(Date.UTC(2026, 0, 2, 3, 4, 5))).toEqual({ date: '2026-01-02', time: '11:04:05' });
  expect(toInstantParts(undefined)).toEqual({ date: '--', time: '--' });
});
