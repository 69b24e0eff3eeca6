const HOUR = 3_600_000;

/** How usual a kick-off is at this hour of the clubs' own day, 0.05 to 1.4. */
export function localHourWeight(timeMs: number, utcOffset: number): number {
  const hour = (((timeMs / HOUR + utcOffset) % 24) + 24) % 24;
  if (hour < 9) return 0.05;
  if (hour < 11.5) return 0.35;
  if (hour < 17) return 0.9;
  return hour < 21.5 ? 1.4 : 0.25;
}
