import type { Minor } from '@pavilion/kernel';
import type { Text } from '../engines/engine.ts';

/** Highest return of a round, pool win included: 600,000 USD at 7 CNY (GAM-06). */
export const ROUND_CAP: Minor = 420_000_000n;

/** Caps the returns of a round in their order, so that their sum is at most {@link ROUND_CAP}. */
export function capReturns(returns: readonly Minor[]): readonly Minor[] {
  let left = ROUND_CAP;
  return returns.map((wanted) => {
    const paid = wanted < left ? wanted : left;
    left -= paid;
    return paid;
  });
}

/** Caps a pool win, so that it and the payout of its round are at most {@link ROUND_CAP}. */
export const capPoolWin = (won: Minor, payout: Minor): Minor => {
  const left = ROUND_CAP - payout;
  return won < left ? won : left;
};

/** Paragraph of the rules about the cap. */
export const roundCapText: Text = [
  '每局最高派彩（含奖池）为 4,200,000 元，相当于 600,000 美元；超出部分不派彩。',
  '每局最高派彩（含獎池）為 4,200,000 元，相當於 600,000 美元；超出部分不派彩。',
];
