import { divideHalfUp, formatMinor, parseMinor } from '../../index.ts';

/** Returns a share of an amount in basis points, rounded half away from zero: `share('100.05', 1_250)` is `12.51`. */
export function share(amount: string, basisPoints: number): string | undefined {
  const minor = parseMinor(amount);
  return minor === undefined ? undefined : formatMinor(divideHalfUp(minor * BigInt(basisPoints), 10_000n));
}
