/** Range whose start is inclusive and whose end is exclusive; a missing end is open. */
export interface Span<Point> {
  readonly from?: Point | undefined;
  readonly until?: Point | undefined;
}

const DAY_MS = 86_400_000;
/** Days begin at midnight in UTC+8 (ruling S3). */
const SHIFT_MS = 8 * 3_600_000;

const floorDay = (at: number): number => Math.floor((at + SHIFT_MS) / DAY_MS) * DAY_MS - SHIFT_MS;
const ceilDay = (at: number): number => floorDay(at + DAY_MS - 1);
const formatDay = (midnight: number): string => new Date(midnight + SHIFT_MS).toISOString().slice(0, 10);

/**
 * Splits a time range into the whole days in it and the remaining parts of the first and last day.
 *
 * @param begin first millisecond of the range, UTC
 * @param end last millisecond of the range, UTC
 */
export function splitByDays(
  begin: number | undefined,
  end: number | undefined,
): { readonly days: Span<string> | undefined; readonly edges: readonly Required<Span<number>>[] } {
  const from = begin ?? Number.NEGATIVE_INFINITY;
  const until = end === undefined ? Number.POSITIVE_INFINITY : end + 1;
  const first = ceilDay(from);
  const last = floorDay(until);
  const edge = (start: number, stop: number) => (start < stop ? [{ from: start, until: stop }] : []);
  if (first >= last) return { days: undefined, edges: edge(from, until) };
  return {
    days: {
      ...(Number.isFinite(first) && { from: formatDay(first) }),
      ...(Number.isFinite(last) && { until: formatDay(last) }),
    },
    edges: [...edge(from, first), ...edge(last, until)],
  };
}
