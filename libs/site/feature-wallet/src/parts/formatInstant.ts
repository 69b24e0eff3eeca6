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

/** `2026-11-21 14:30:05` on the clock of UTC+8, wherever the player's own clock stands (ruling S3); `--` for no time. */
export function formatInstant(ms: number | undefined): string {
  if (ms === undefined || !Number.isFinite(ms)) return '--';
  const found = Object.fromEntries(SECONDS.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${found['year']}-${found['month']}-${found['day']} ${found['hour']}:${found['minute']}:${found['second']}`;
}
