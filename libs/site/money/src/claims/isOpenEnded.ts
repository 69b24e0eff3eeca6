const LONG_MS = 366 * 24 * 3_600_000;

/** Whether an activity runs for more than a year, so that its end is not worth a date. Times in milliseconds UTC. */
export const isOpenEnded = ({
  beginTime,
  endTime,
}: {
  readonly beginTime: number;
  readonly endTime: number;
}): boolean => endTime - beginTime > LONG_MS;
