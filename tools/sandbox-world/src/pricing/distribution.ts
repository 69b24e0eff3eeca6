/** Probabilities of whole numbers: `p[k]` belongs to `min + k`. They sum to 1. */
export interface Distribution {
  readonly min: number;
  readonly p: Float64Array;
}
