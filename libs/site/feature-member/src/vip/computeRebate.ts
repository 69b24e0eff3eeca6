import { parseMinor, type Minor } from '@pavilion/kernel';

/** Hundredths of a percent in the whole. */
const RATE_SCALE = 10_000n;

/**
 * Computes the rebate of a turnover, rounded down to the cent as the platform pays it.
 *
 * @param rate percent with two decimals, such as `0.55`
 * @returns `undefined` if the turnover or the rate is no amount
 */
export function computeRebate(turnover: Minor, rate: string): Minor | undefined {
  const hundredths = parseMinor(rate);
  return hundredths === undefined || turnover < 0n ? undefined : (turnover * hundredths) / RATE_SCALE;
}
