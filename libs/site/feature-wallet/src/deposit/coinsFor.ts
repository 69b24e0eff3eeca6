import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';

const RATE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;
const SCALE = 10_000n;

/**
 * Coins for an amount of CNY at a rate, to the nearest hundredth: what a page says before the platform has said it.
 *
 * @param rate CNY for one coin, at most four decimals
 */
export function coinsFor(amount: Minor, rate: string): string | undefined {
  const [, whole = '', part = ''] = RATE.exec(rate) ?? [];
  const scaled = whole === '' ? 0n : BigInt(whole) * SCALE + BigInt(part.padEnd(4, '0'));
  return scaled > 0n ? formatMinor(divideHalfUp(amount * SCALE, scaled)) : undefined;
}
