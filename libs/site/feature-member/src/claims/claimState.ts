import type { RootState } from '@pavilion/site-contract';
import { createMoneyAction, type GiftDraft, type GiftResponse, type MoneyActionState } from '@pavilion/wallet/cashier';

/** Claim of a gift or reward. It pays money, so its request id is stored before it is sent (W3). */
export const rewardClaim = createMoneyAction<GiftDraft, GiftResponse>('rewardClaim');

type ClaimState = MoneyActionState<GiftDraft, GiftResponse>;

declare module '@pavilion/site-contract' {
  interface LazyState {
    readonly rewardClaim: ClaimState;
  }
}

const idle = { step: 'idle' } as const;

export const selectRewardClaim = (state: RootState): ClaimState => state.rewardClaim ?? idle;
