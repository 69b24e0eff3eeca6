const SECONDS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Date and time of an instant in UTC+8. */
export interface InstantParts {
  /** `2026-11-21` */
  readonly date: string;
  /** `14:30:05` */
  readonly time: string;
}

/**
 * Returns date and time of an instant in UTC+8, whatever the time zone of the browser (ruling S3).
 *
 * @param ms milliseconds UTC; `--` for both parts if it is no time
 */
export function toInstantParts(ms: number | undefined): InstantParts {
  if (ms === undefined || !Number.isFinite(ms)) return { date: '--', time: '--' };
  const parts = Object.fromEntries(SECONDS.formatToParts(ms).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
  };
}

/** Formats an instant in UTC+8: `2026-11-21 14:30:05`. */
export function formatInstant(ms: number | undefined): string {
  const { date, time } = toInstantParts(ms);
  return date === '--' ? '--' : `${date} ${time}`;
}
