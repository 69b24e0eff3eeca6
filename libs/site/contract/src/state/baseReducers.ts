import { sessionReducer } from './sessionSlice.ts';
import { uiReducer } from './uiSlice.ts';

/** Reducers that are in the store from the first moment. */
export const baseReducers = { session: sessionReducer, ui: uiReducer };
