import {
  addDays,
  addMonths,
  formatDay,
  formatInstant,
  formatMonth,
  getDayStart,
  getMonthStart,
  getWeekStart,
} from './chinaTime.ts';

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

  it.each`
    at                        | months | end
    ${'2026-08-30T17:00:00Z'} | ${6}   | ${'2027-02-28 01:00'}
    ${'2028-02-28T16:30:00Z'} | ${12}  | ${'2029-02-28 00:30'}
    ${'2026-11-26T00:00:00Z'} | ${60}  | ${'2031-11-26 08:00'}
  `('L1 S3 addMonths ends $months months after $at at $end', ({ at, months, end }) => {
    expect(formatInstant(addMonths(new Date(at as string), months as number))).toBe(end);
  });

  it('S3 getMonthStart is midnight of the first day', () => {
    expect(getMonthStart(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z');
  });
});
