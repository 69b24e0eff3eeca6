/**
 * An amount of money as a whole number of minor units (分): 12.34 is `1234n`.
 *
 * It is a `bigint` because amounts of the specification reach 1e15 and must stay exact.
 */
export type Minor = bigint;
