import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import type { RootState, Services } from '@pavilion/site-contract';
import { createMoneyAction, type MoneyActionPorts, type MoneyActionState } from '@pavilion/wallet/cashier';

type Activity = ResponseOf<'promotion.config'>['list'][number];

/** Claim of a reward, sign-in, draw or entry. `type` is kept for the texts of the result and is not sent. */
export interface ClaimDraft extends Pick<Activity, 'activityId' | 'type'> {
  readonly rewardId?: string;
}

export type ClaimAnswer = ResponseOf<'promotion.joinActivity'>;
export type ClaimState = MoneyActionState<ClaimDraft, ClaimAnswer>;

/** The claim of an activity. One claim is in progress at a time (W3, F-WAL-19). */
export const activityClaim = createMoneyAction<ClaimDraft, ClaimAnswer>('activityClaim');

declare module '@pavilion/site-contract' {
  interface LazyState {
    readonly activityClaim: ClaimState;
  }
}

export const selectActivityClaim = (state: RootState): ClaimState => state.activityClaim ?? activityClaim.idle;

const toRequest = ({ activityId, rewardId }: ClaimDraft): RequestOf<'promotion.joinActivity'> => ({
  activityId,
  ...(rewardId !== undefined && { rewardId }),
});

/** Calls of the claim. Its outcome is queried by the same call under the same request id (W3). */
export const createClaimCalls = ({
  call,
}: Services['api']): Pick<MoneyActionPorts<ClaimDraft, ClaimAnswer, never>, 'send' | 'queryOutcome'> => ({
  send: (draft, requestId) => call('promotion.joinActivity', toRequest(draft), { requestId }),
  queryOutcome: ({ draft, requestId }) => call('promotion.joinActivity', toRequest(draft), { requestId }),
});
