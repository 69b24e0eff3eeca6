import type { Distribution } from './distribution.ts';

/** Mean shares of the stake that win and lose. The rest is returned. */
export interface AsianWeights {
  readonly win: number;
  readonly lose: number;
}

function computeWholeWeights({ min, p }: Distribution, shift: number): AsianWeights {
  let win = 0;
  let lose = 0;
  for (let k = 0; k < p.length; k++) {
    const margin = 4 * (min + k) + shift;
    if (margin > 0) win += p[k]!;
    else if (margin < 0) lose += p[k]!;
  }
  return { win, lose };
}

/**
 * Computes the weights of "value plus line is above zero" for an Asian line in quarters (`-1` is −0.25).
 *
 * A quarter line is half a stake on each neighbouring line (ruling B4), so its weights are their mean.
 */
export function computeAsianWeights(distribution: Distribution, lineQuarters: number): AsianWeights {
  if (lineQuarters % 2 === 0) return computeWholeWeights(distribution, lineQuarters);
  const low = computeWholeWeights(distribution, lineQuarters - 1);
  const high = computeWholeWeights(distribution, lineQuarters + 1);
  return { win: (low.win + high.win) / 2, lose: (low.lose + high.lose) / 2 };
}

/** Returns the probability that prices the line: at the Hong Kong price lose ÷ win, a bet has an expected value of 0. */
export function computeFairProbability({ win, lose }: AsianWeights): number {
  return win / (win + lose);
}
