/**
 * An amount of money as a whole number of minor units (分): 12.34 is `1234n`.
 *
 * Never a float: the specification's amounts go to 1e15 and every one must stay exact.
 */
export type Minor = bigint;
