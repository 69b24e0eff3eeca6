import { divideHalfUp, type Minor } from '@pavilion/kernel';

const RATE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;
const SCALE = 10_000n;

/** Ten-thousandths of a rate's text, CNY for one coin; nothing where it is no rate above zero. */
export function parseRate(text: string): bigint | undefined {
  const [, whole = '', part = ''] = RATE.exec(text) ?? [];
  const value = whole === '' ? 0n : BigInt(whole) * SCALE + BigInt(part.padEnd(4, '0'));
  return value > 0n ? value : undefined;
}

const requireRate = (text: string): bigint => {
  const rate = parseRate(text);
  if (rate === undefined) throw new Error(`"${text}" is no rate.`);
  return rate;
};

/** Coins for an amount of CNY, to the nearest hundredth. */
export const coinsFor = (amount: Minor, rate: string): Minor => divideHalfUp(amount * SCALE, requireRate(rate));

/** CNY for an amount of coins, to the nearest fen. */
export const yuanFor = (coins: Minor, rate: string): Minor => divideHalfUp(coins * requireRate(rate), SCALE);

/** A share of an amount; `rate` is hundredths of a percent. */
export const computeShare = (amount: Minor, rate: bigint): Minor => divideHalfUp(amount * rate, SCALE);
