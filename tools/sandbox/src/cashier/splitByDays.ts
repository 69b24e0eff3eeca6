/** From an end inside to an end outside; without one it is open. */
export interface Span<Point> {
  readonly from?: Point | undefined;
  readonly until?: Point | undefined;
}

const DAY_MS = 86_400_000;
/** Days begin at midnight of UTC+8 (ruling S3). */
const SHIFT_MS = 8 * 3_600_000;

const floorDay = (at: number): number => Math.floor((at + SHIFT_MS) / DAY_MS) * DAY_MS - SHIFT_MS;
const ceilDay = (at: number): number => floorDay(at + DAY_MS - 1);
const nameOf = (midnight: number): string => new Date(midnight + SHIFT_MS).toISOString().slice(0, 10);

/**
 * Parts a range of time into the whole days in it, by name, and what is left of the days it begins and ends in.
 *
 * @param begin milliseconds UTC, inside the range @param end the last millisecond inside the range
 */
export function splitByDays(
  begin: number | undefined,
  end: number | undefined,
): { readonly days: Span<string> | undefined; readonly edges: readonly Required<Span<number>>[] } {
  const until = end === undefined ? undefined : end + 1;
  const first = begin === undefined ? undefined : ceilDay(begin);
  const last = until === undefined ? undefined : floorDay(until);
  if (begin !== undefined && until !== undefined && first !== undefined && last !== undefined && first >= last)
    return { days: undefined, edges: begin < until ? [{ from: begin, until }] : [] };
  return {
    days: {
      ...(first !== undefined && { from: nameOf(first) }),
      ...(last !== undefined && { until: nameOf(last) }),
    },
    edges: [
      ...(begin !== undefined && first !== undefined && begin < first ? [{ from: begin, until: first }] : []),
      ...(until !== undefined && last !== undefined && last < until ? [{ from: last, until }] : []),
    ],
  };
}
