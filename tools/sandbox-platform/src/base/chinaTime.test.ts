import { addDays, formatDay, getDayStart, formatMonth, getWeekStart } from './chinaTime.ts';

describe('calendar in UTC+8', () => {
  it.each`
    rule                                               | at                            | day             | start                         | week                          | month
    ${'S3 the last millisecond of a day'}              | ${'2026-11-21T15:59:59.999Z'} | ${'2026-11-21'} | ${'2026-11-20T16:00:00.000Z'} | ${'2026-11-15T16:00:00.000Z'} | ${'2026-11'}
    ${'S3 the first millisecond of a day'}             | ${'2026-11-21T16:00:00.000Z'} | ${'2026-11-22'} | ${'2026-11-21T16:00:00.000Z'} | ${'2026-11-15T16:00:00.000Z'} | ${'2026-11'}
    ${'S3 a week begins on Monday'}                    | ${'2026-11-22T16:00:00.000Z'} | ${'2026-11-23'} | ${'2026-11-22T16:00:00.000Z'} | ${'2026-11-22T16:00:00.000Z'} | ${'2026-11'}
    ${'S3 a month begins 8 h before the month in UTC'} | ${'2026-12-31T16:00:00.000Z'} | ${'2027-01-01'} | ${'2026-12-31T16:00:00.000Z'} | ${'2026-12-27T16:00:00.000Z'} | ${'2027-01'}
  `('$rule', ({ at, day, start, week, month }: Record<string, string>) => {
    const moment = new Date(at ?? '');
    expect(formatDay(moment)).toBe(day);
    expect(getDayStart(moment).toISOString()).toBe(start);
    expect(getWeekStart(moment).toISOString()).toBe(week);
    expect(formatMonth(moment)).toBe(month);
  });

  it('S3 addDays crosses the end of a month', () => {
    expect(formatDay(addDays(new Date('2026-02-28T12:00:00Z'), 1))).toBe('2026-03-01');
  });
});
