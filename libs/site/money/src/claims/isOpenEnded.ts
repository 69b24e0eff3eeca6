const LONG_MS = 5 * 366 * 24 * 3_600_000;

/**
 * Whether an activity runs for more than five years, so that its end is not worth a date. A shorter one shows its end, as
 * its rules do. Times in milliseconds UTC.
 */
export const isOpenEnded = ({
  beginTime,
  endTime,
}: {
  readonly beginTime: number;
  readonly endTime: number;
}): boolean => endTime - beginTime > LONG_MS;
