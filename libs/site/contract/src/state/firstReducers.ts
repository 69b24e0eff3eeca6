import { slipReducer } from '@pavilion/domain-sports';
import { sessionReducer } from './sessionSlice.ts';
import { siteReducer } from './siteSlice.ts';
import { uiReducer } from './uiSlice.ts';

/** Slices that are in the store from the first moment. Plain reducers, so that the first load stays small. */
export const firstReducers = {
  session: sessionReducer,
  ui: uiReducer,
  site: siteReducer,
  slip: slipReducer,
};
