import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { isInProgress } from '@pavilion/wallet/cashier';
import { useEffect } from 'react';
import { activityQuit, selectActivityQuit } from './activityQuit.ts';

/** Returns the quitting of one activity; `state` is `idle` while another activity is being quit. */
export function useQuit(activityId: string) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectActivityQuit);
  // A refusal is shown on one visit of the page. The flow ignores this while the outcome is open.
  useEffect(() => () => void dispatch(activityQuit.actions.dismissed()), [dispatch]);
  const isOwn = state.step !== 'idle' && state.action.draft.activityId === activityId;
  return {
    state: isOwn ? state : activityQuit.idle,
    // After the end, the page still has the former progress for a moment.
    isBusy: isInProgress(state) || (isOwn && state.step === 'done'),
    send: () => void dispatch(activityQuit.actions.submitRequested({ draft: { activityId } })),
    dismiss: () => void dispatch(activityQuit.actions.dismissed()),
  };
}

export type Quit = ReturnType<typeof useQuit>;
