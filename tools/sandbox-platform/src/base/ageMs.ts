/**
 * Computes the age of a moment in milliseconds; never negative.
 *
 * If the clock was set back, `at` lies in the future. Its distance counts as its age, so that a lifetime or a wait ends
 * within its limit (F-SRV-17).
 */
export function ageMs(now: Date, at: Date): number {
  return Math.abs(now.getTime() - at.getTime());
}
