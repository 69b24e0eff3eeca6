import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../fields/parseRate.ts';

/** Converts an amount of coins to CNY, rounded to the fen. It is an estimate until the platform returns its own figure. */
export function toYuan(coins: Minor, rate: string): string | undefined {
  const scaled = parseRate(rate);
  return scaled === undefined ? undefined : formatMinor(divideHalfUp(coins * scaled, RATE_SCALE));
}
