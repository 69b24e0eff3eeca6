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

/** Parts of a moment on the clock of UTC+8. */
export interface InstantParts {
  /** `2026-11-21` */
  readonly date: string;
  /** `14:30:05` */
  readonly time: string;
}

/**
 * A moment on the clock of UTC+8, wherever the player's own clock stands (ruling S3).
 *
 * @param ms milliseconds UTC; what is no time gives `--` twice
 */
export function instantParts(ms: number | undefined): InstantParts {
  if (ms === undefined || !Number.isFinite(ms)) return { date: '--', time: '--' };
  const found = Object.fromEntries(SECONDS.formatToParts(ms).map(({ type, value }) => [type, value]));
  return {
    date: `${found['year']}-${found['month']}-${found['day']}`,
    time: `${found['hour']}:${found['minute']}:${found['second']}`,
  };
}

/** `2026-11-21 14:30:05` on the clock of UTC+8. */
export function formatInstant(ms: number | undefined): string {
  const { date, time } = instantParts(ms);
  return date === '--' ? '--' : `${date} ${time}`;
}
