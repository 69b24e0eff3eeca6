/** Divides whole numbers and rounds half away from zero: the one rounding of money in the house (ruling B1). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * n + d) / (2n * d);
  return isNegative ? -rounded : rounded;
}
