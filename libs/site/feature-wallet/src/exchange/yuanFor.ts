import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../parts/parseRate.ts';

/** CNY for an amount of coins at a rate, to the nearest fen: what a page says before the platform has said it. */
export function yuanFor(coins: Minor, rate: string): string | undefined {
  const scaled = parseRate(rate);
  return scaled === undefined ? undefined : formatMinor(divideHalfUp(coins * scaled, RATE_SCALE));
}
