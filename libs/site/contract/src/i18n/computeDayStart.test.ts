import { computeDayStart } from './computeDayStart.ts';

const MIDNIGHT = Date.UTC(2026, 10, 20, 16);

it.each`
  now                      | daysAgo      | start
  ${MIDNIGHT}              | ${undefined} | ${MIDNIGHT}
  ${MIDNIGHT + 86_399_999} | ${undefined} | ${MIDNIGHT}
  ${MIDNIGHT + 86_400_000} | ${undefined} | ${MIDNIGHT + 86_400_000}
  ${MIDNIGHT - 1}          | ${undefined} | ${MIDNIGHT - 86_400_000}
  ${MIDNIGHT + 5}          | ${7}         | ${MIDNIGHT - 7 * 86_400_000}
`('S3 the day of $now in UTC+8, $daysAgo days before, starts at $start', ({ now, daysAgo, start }) => {
  expect(computeDayStart(now as number, daysAgo as number | undefined)).toBe(start);
});
