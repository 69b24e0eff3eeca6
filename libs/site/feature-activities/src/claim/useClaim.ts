import type { ResponseOf } from '@pavilion/api-client';
import { buildActivityPath, useAppDispatch, useAppSelector, useLoginGate } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { isInProgress } from '@pavilion/wallet/cashier';
import { activityClaim, selectActivityClaim, type ClaimState } from './activityClaim.ts';

/** Claim of one activity. */
export interface Claim {
  /** State of the claim; `idle` while the claim in progress belongs to another activity. */
  readonly state: ClaimState;
  /** Whether a claim of any activity is in progress. */
  readonly isBusy: boolean;
  /** Claims a reward; without one it joins, signs in or draws. Opens the login prompt for a guest. */
  readonly send: (rewardId?: string) => void;
}

/** Returns the claim of an activity. */
export function useClaim(activity: Pick<ResponseOf<'promotion.config'>['list'][number], 'activityId' | 'type'>): Claim {
  const { activityId, type } = activity;
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const state = useAppSelector(selectActivityClaim);
  // A result is shown on one visit of the page. The flow ignores this while a claim is in progress.
  useEffect(() => () => void dispatch(activityClaim.actions.dismissed()), [dispatch]);
  const isOwn = state.step !== 'idle' && state.action.draft.activityId === activityId;
  return {
    state: isOwn ? state : activityClaim.idle,
    isBusy: isInProgress(state),
    send: (rewardId) => {
      if (!requireLogin(buildActivityPath({ activityId, type }))) return;
      const draft = { activityId, type, ...(rewardId !== undefined && { rewardId }) };
      dispatch(activityClaim.actions.submitRequested({ draft }));
    },
  };
}
