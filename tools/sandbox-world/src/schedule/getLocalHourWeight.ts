const HOUR = 3_600_000;

/** Returns the weight of kick-offs at a local hour of the clubs, 0.05 to 1.4. */
export function getLocalHourWeight(timeMs: number, utcOffset: number): number {
  const hour = (((timeMs / HOUR + utcOffset) % 24) + 24) % 24;
  if (hour < 9) return 0.05;
  if (hour < 11.5) return 0.35;
  if (hour < 17) return 0.9;
  return hour < 21.5 ? 1.4 : 0.25;
}
