import { floorToDay, formatDay } from '../../base/chinaTime.ts';

/** Range whose start is inclusive and whose end is exclusive; a missing end is open. */
export interface Span<Point> {
  readonly from?: Point | undefined;
  readonly until?: Point | undefined;
}

const DAY_MS = 86_400_000;

const ceilToDay = (at: number): number => floorToDay(at + DAY_MS - 1);

/**
 * Splits a time range into the whole days of UTC+8 in it and the remaining parts of the first and last day.
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
  const first = ceilToDay(from);
  const last = floorToDay(until);
  const edge = (start: number, stop: number) => (start < stop ? [{ from: start, until: stop }] : []);
  if (first >= last) return { days: undefined, edges: edge(from, until) };
  return {
    days: {
      ...(Number.isFinite(first) && { from: formatDay(new Date(first)) }),
      ...(Number.isFinite(last) && { until: formatDay(new Date(last)) }),
    },
    edges: [...edge(from, first), ...edge(last, until)],
  };
}
