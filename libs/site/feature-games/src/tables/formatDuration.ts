const SECOND_MS = 1_000;
const MINUTE = 60;

/** Formats a duration as minutes and seconds, rounded up: `1:05`. Negative durations are `0:00`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
