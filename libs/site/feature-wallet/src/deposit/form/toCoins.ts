import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../../fields/parseRate.ts';

/**
 * Converts an amount of CNY to coins, rounded to 0.01. It is an estimate until the platform returns its own figure.
 *
 * @param rate - CNY per coin, at most 4 decimals.
 * @returns `undefined` if the rate is invalid.
 */
export function toCoins(amount: Minor, rate: string): string | undefined {
  const scaled = parseRate(rate);
  return scaled === undefined ? undefined : formatMinor(divideHalfUp(amount * RATE_SCALE, scaled));
}
