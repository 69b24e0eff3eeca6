import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BetDraft, BetOutcome, BetRequest, PlacementState } from './betPlacement.ts';
import { isInProgress, movePlacement, getPlacementStatus, type PlacementEvent } from './placementTransitions.ts';

const initialState: PlacementState = { bets: [] };

const move = (state: unknown, event: PlacementEvent): PlacementState =>
  movePlacement(state as PlacementState, event).state;

type Failure = PayloadAction<{ readonly requestId: string; readonly failureKey: string }>;

const slice = createSlice({
  name: 'placement',
  initialState,
  reducers: {
    /**
     * Command: places these bets as one order (`createBetDrafts`). Ignored while an order is in progress (F-BET-04).
     */
    placeRequested: (state, _action: PayloadAction<readonly BetDraft[]>) => state,
    /** Command: polls the bets in progress at once, for example after a login or when the browser is online again. */
    pollRequested: (state) => state,
    resultDismissed: (state) => move(state, { type: 'resultDismissed' }),
    betsSent: (state, { payload: requests }: PayloadAction<readonly BetRequest[]>) =>
      move(state, { type: 'betsSent', requests }),
    betsResumed: (state, { payload: requests }: PayloadAction<readonly BetRequest[]>) =>
      move(state, { type: 'betsResumed', requests }),
    betAccepted: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betAccepted', outcome }),
    betPending: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betPending', outcome }),
    betRejected: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betRejected', outcome }),
    betUnseen: (state, { payload: requestId }: PayloadAction<string>) => move(state, { type: 'betUnseen', requestId }),
    betRefused: (state, { payload }: Failure) => move(state, { type: 'betRefused', ...payload }),
    answerLost: (state, { payload: requestId }: PayloadAction<string>) =>
      move(state, { type: 'answerLost', requestId }),
    betGivenUp: (state, { payload }: Failure) => move(state, { type: 'betGivenUp', ...payload }),
  },
  selectors: {
    selectPlacement: (state) => state,
    selectBets: ({ bets }) => bets,
    selectStatus: getPlacementStatus,
    selectIsUnderWay: isInProgress,
  },
});

/** Reducer of the placement. Its key in a Redux store is `placement`. */
export const placementReducer = slice.reducer;
/**
 * Actions of the placement. `placeRequested`, `pollRequested` and `resultDismissed` are commands; the saga dispatches
 * the others.
 */
export const placementActions = slice.actions;
export const placementSelectors = slice.selectors;
