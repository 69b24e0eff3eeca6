import type { ResponseOf } from '@pavilion/api-client';
import type { RootState } from '@pavilion/site-contract';
import type { ClaimDraft } from '@pavilion/site-money';
import { createMoneyAction, type MoneyActionState } from '@pavilion/wallet/cashier';

type Activity = ResponseOf<'promotion.config'>['list'][number];

/** Claim with the kind of its activity, which is not sent: the page of a draw shows the result itself. */
interface ActivityClaimDraft extends ClaimDraft, Pick<Activity, 'type'> {}

export type ClaimResponse = ResponseOf<'promotion.joinActivity'>;
export type ClaimState = MoneyActionState<ActivityClaimDraft, ClaimResponse>;

/** The claim of an activity. One claim is in progress at a time (W3, F-WAL-19). */
export const activityClaim = createMoneyAction<ActivityClaimDraft, ClaimResponse>('activityClaim');

declare module '@pavilion/site-contract' {
  interface LazyState {
    readonly activityClaim: ClaimState;
  }
}

export const selectActivityClaim = (state: RootState): ClaimState => state.activityClaim ?? activityClaim.idle;
