/** Selected parts of a date as numbers without leading zeros; empty if not selected. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  day: string;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A leap year, so that 29 February can be selected before the year. */
const ANY_YEAR = 2000;

/** Parses `YYYY-MM-DD`; any other text has no parts. */
export function parseBirthday(text: string): BirthdayParts {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  const trim = (part: string) => part.replace(/^0/, '');
  return { year, month: trim(month), day: trim(day) };
}

/** Formats the parts as `YYYY-MM-DD`; empty until all are selected. */
export function formatBirthday({ year, month, day }: BirthdayParts): string {
  if (year === '' || month === '' || day === '') return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the number of days of the selected month; 31 without a month. */
export function countDaysOfMonth({ year, month }: Pick<BirthdayParts, 'year' | 'month'>): number {
  if (month === '') return 31;
  return new Date(Date.UTC(year === '' ? ANY_YEAR : Number(year), Number(month), 0)).getUTCDate();
}
