import type { RootState } from '@pavilion/site-contract';
import { createMoneyAction, type GiftDraft, type GiftResponse, type MoneyActionState } from '@pavilion/wallet/cashier';

declare module '@pavilion/site-contract' {
  interface LazyState {
    invitationReward: MoneyActionState<GiftDraft, GiftResponse>;
  }
}

/** Claim of a reward for invited friends. Its request id is stored before it is sent (W3). */
export const invitationReward = createMoneyAction<GiftDraft, GiftResponse>('invitationReward');

const idle = { step: 'idle' } as const;

/** Selects the claim; idle until its slice is loaded. */
export const selectInvitationReward = (state: RootState): MoneyActionState<GiftDraft, GiftResponse> =>
  state.invitationReward ?? idle;
