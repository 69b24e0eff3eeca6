/**
 * Divides whole numbers and rounds half away from zero. All amounts of money are rounded this way (ruling B1).
 *
 * @throws RangeError if the denominator is 0
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * n + d) / (2n * d);
  return isNegative ? -rounded : rounded;
}
