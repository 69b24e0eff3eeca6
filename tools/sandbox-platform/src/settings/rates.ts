import { divideHalfUp, type Minor } from '@pavilion/kernel';

const RATE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;
const SCALE = 10_000n;

/** Parses a rate (CNY per coin) to ten-thousandths; `undefined` if it is not a positive rate. */
export function parseRate(text: string): bigint | undefined {
  const [, whole = '', part = ''] = RATE.exec(text) ?? [];
  const value = whole === '' ? 0n : BigInt(whole) * SCALE + BigInt(part.padEnd(4, '0'));
  return value > 0n ? value : undefined;
}

const requireRate = (text: string): bigint => {
  const rate = parseRate(text);
  if (rate === undefined) throw new Error(`requireRate: "${text}" is not a rate.`);
  return rate;
};

/** Converts CNY to coins, rounded to the nearest hundredth. */
export const toCoins = (amount: Minor, rate: string): Minor => divideHalfUp(amount * SCALE, requireRate(rate));

/** Converts coins to CNY, rounded to the nearest fen. */
export const toYuan = (coins: Minor, rate: string): Minor => divideHalfUp(coins * requireRate(rate), SCALE);

/** Computes a share of an amount; `rate` is in hundredths of a percent. */
export const computeShare = (amount: Minor, rate: bigint): Minor => divideHalfUp(amount * rate, SCALE);
