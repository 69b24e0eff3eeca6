/** Probabilities of integers: `p[k]` is that of `min + k`. They sum to 1. */
export interface Distribution {
  readonly min: number;
  readonly p: Float64Array;
}
