import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type BetDraft, type BetOutcome, type BetRequest, type PlacementState } from './betPlacement.ts';
import { isUnderWay, movePlacement, type PlacementEvent } from './placementTransitions.ts';

const initialState: PlacementState = { status: 'idle' };

const move = (state: PlacementState, event: PlacementEvent): PlacementState => movePlacement(state, event).state;

const slice = createSlice({
  name: 'placement',
  initialState: initialState as PlacementState,
  reducers: {
    /** Command: place this bet. Not heard while one is under way (F-BET-04). */
    placeRequested: (state, _action: PayloadAction<BetDraft>) => state,
    /** Command: ask at once about a bet under way, after a login or when the browser is online again. */
    askRequested: (state) => state,
    resultDismissed: (state) => move(state as PlacementState, { type: 'resultDismissed' }),
    betSent: (state, { payload: request }: PayloadAction<BetRequest>) =>
      move(state as PlacementState, { type: 'betSent', request }),
    betResumed: (state, { payload: request }: PayloadAction<BetRequest>) =>
      move(state as PlacementState, { type: 'betResumed', request }),
    betAccepted: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state as PlacementState, { type: 'betAccepted', outcome }),
    betPending: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state as PlacementState, { type: 'betPending', outcome }),
    betRejected: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state as PlacementState, { type: 'betRejected', outcome }),
    betUnseen: (state) => move(state as PlacementState, { type: 'betUnseen' }),
    betRefused: (state, { payload: failureKey }: PayloadAction<string>) =>
      move(state as PlacementState, { type: 'betRefused', failureKey }),
    answerLost: (state) => move(state as PlacementState, { type: 'answerLost' }),
    betGivenUp: (state, { payload: failureKey }: PayloadAction<string>) =>
      move(state as PlacementState, { type: 'betGivenUp', failureKey }),
  },
  selectors: {
    selectPlacement: (state) => state,
    selectStatus: ({ status }) => status,
    selectIsUnderWay: isUnderWay,
    selectOutcome: ({ outcome }) => outcome,
    selectFailureKey: ({ failureKey }) => failureKey,
  },
});

/** The placement's state, under `placement` in a Redux store. */
export const placementReducer = slice.reducer;
/** Commands `placeRequested`, `askRequested`, `resultDismissed`; everything else is dispatched by the saga. */
export const placementActions = slice.actions;
export const placementSelectors = slice.selectors;
