/** Smallest and largest stake of a bet, minor units: 10.00 and 50,000.00. */
export const MIN_STAKE = 1_000n;
export const MAX_STAKE = 5_000_000n;

/** Smallest stake of one unit of a series: 2.00. The largest is that of the whole. */
export const MIN_UNIT = 200n;
