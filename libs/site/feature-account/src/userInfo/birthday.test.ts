import { countDaysOfMonth, formatBirthday, parseBirthday } from './birthday.ts';

describe('parts of a birthday', () => {
  it.each`
    year      | month   | days
    ${''}     | ${''}   | ${31}
    ${''}     | ${'2'}  | ${29}
    ${'1999'} | ${'2'}  | ${28}
    ${'2000'} | ${'2'}  | ${29}
    ${'1900'} | ${'2'}  | ${28}
    ${'1990'} | ${'4'}  | ${30}
    ${'1990'} | ${'12'} | ${31}
  `('USR-01 month $month of year $year has $days days', ({ year, month, days }) =>
    expect(countDaysOfMonth({ year: year as string, month: month as string })).toBe(days),
  );

  it.each`
    text            | parts
    ${'1990-05-17'} | ${{ year: '1990', month: '5', day: '17' }}
    ${'2000-10-01'} | ${{ year: '2000', month: '10', day: '1' }}
    ${''}           | ${{ year: '', month: '', day: '' }}
  `('USR-01 $text is read and written as the same date', ({ text, parts }) => {
    expect(parseBirthday(text as string)).toEqual(parts);
    expect(formatBirthday(parseBirthday(text as string))).toBe(text);
  });

  it('USR-01 an incomplete date is empty', () => {
    expect(formatBirthday({ year: '1990', month: '5', day: '' })).toBe('');
    expect(formatBirthday({ year: '', month: '5', day: '1' })).toBe('');
  });
});
