import type { Quote } from '../pricing/quote.ts';

/** Computes the probabilities behind the prices of a market by removing the margin with a common power. */
export function computeFairProbabilities(quotes: readonly Pick<Quote, 'price'>[]): number[] {
  const priced = quotes.map(({ price }) => 1 / (1 + Number(price)));
  let [low, high] = [0.5, 3];
  for (let step = 0; step < 60; step++) {
    const power = (low + high) / 2;
    if (priced.reduce((sum, q) => sum + q ** power, 0) > 1) low = power;
    else high = power;
  }
  return priced.map((q) => q ** low);
}

/** Returns the margin in the prices of a market: the sum of their probabilities minus 1. */
export const computeOverround = (quotes: readonly Pick<Quote, 'price'>[]) =>
  quotes.reduce((sum, { price }) => sum + 1 / (1 + Number(price)), 0) - 1;
