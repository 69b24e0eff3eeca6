const MINUTE_MS = 60_000;

/** Splits a duration into whole hours and minutes; a negative one counts as zero. */
export function splitStay(ms: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
