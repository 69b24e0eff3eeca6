import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../parts/parseRate.ts';

/**
 * Coins for an amount of CNY at a rate, to the nearest hundredth: what a page says before the platform has said it.
 *
 * @param rate CNY for one coin, at most four decimals
 */
export function coinsFor(amount: Minor, rate: string): string | undefined {
  const scaled = parseRate(rate);
  return scaled === undefined ? undefined : formatMinor(divideHalfUp(amount * RATE_SCALE, scaled));
}
