import { findPrize } from './findPrize.ts';

const prize = (rewardId: string, target: string) => ({
  rewardId,
  target,
  name: rewardId,
  amount: '1.00',
  measure: 'rank' as const,
});
const prizes = [prize('topten', '10'), prize('first', '1'), prize('second', '2')];

it.each([
  [0, undefined],
  [1, 'first'],
  [2, 'second'],
  [3, 'topten'],
  [10, 'topten'],
  [11, undefined],
])('ACT-01 rank %i has the prize %s', (rank, rewardId) => expect(findPrize(prizes, rank)?.rewardId).toBe(rewardId));
