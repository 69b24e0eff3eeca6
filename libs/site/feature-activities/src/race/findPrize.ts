import type { ActivityReward } from '../kinds/kindTypes.ts';

/** Finds the prize of a rank: the one with the smallest last rank that includes it. No rank (0) has no prize. */
export const findPrize = (rewards: readonly ActivityReward[], rank: number): ActivityReward | undefined =>
  rank < 1
    ? undefined
    : [...rewards].sort((a, b) => Number(a.target) - Number(b.target)).find(({ target }) => rank <= Number(target));
