import type { ActivityInfo, ActivityReward } from '../kinds/kindTypes.ts';
import type { DrawProof } from './verifyDraw.ts';

/** Builds the record of a draw as JSON for the verifier of the games (`/venue/verify`). */
export const buildDrawRecord = (
  { hash, serverSeed, clientSeed, nonce }: DrawProof,
  { rewardId, amount }: Pick<ActivityInfo['claims'][number], 'rewardId' | 'amount'>,
  rewards: readonly ActivityReward[],
): string =>
  JSON.stringify({
    rules: 'prizeDraw',
    stake: '1.00',
    proof: { hash, serverSeed, clientSeed, nonce },
    prizes: rewards.map((reward) => ({ id: reward.rewardId, chance: reward.chance, amount: reward.amount })),
    bets: [{ spot: 'draw', stake: '1.00', returned: amount }],
    payout: amount,
    outcome: { prize: rewardId },
  });
