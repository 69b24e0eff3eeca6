/**
 * How long ago something was, milliseconds, never negative.
 *
 * After the clock was set back, the past lies in the future: what seems to come from an hour ahead counts as an hour old,
 * so that nothing lives longer and nobody waits longer than the limit says (F-SRV-17).
 */
export function ageMs(now: Date, at: Date): number {
  return Math.abs(now.getTime() - at.getTime());
}
