/** Minimum and maximum stake of a bet, minor units: 10.00 and 50,000.00. */
export const MIN_STAKE = 1_000n;
export const MAX_STAKE = 5_000_000n;

/** Minimum unit stake of a parlay: 2.00. The maximum is that of the whole bet. */
export const MIN_UNIT = 200n;
