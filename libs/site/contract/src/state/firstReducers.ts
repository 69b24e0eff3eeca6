import { emptySlip, type Slip } from '@pavilion/domain-sports';
import { sessionReducer } from './sessionSlice.ts';
import { siteReducer } from './siteSlice.ts';
import { uiReducer } from './uiSlice.ts';

/** Holds the place of the slip until the sports feature brings its reducer: a page may read it, nothing can change it. */
const slipPlaceholderReducer = (slip: Slip = emptySlip): Slip => slip;

/** Slices that are in the store from the first moment. Plain reducers, so that the first load stays small. */
export const firstReducers = {
  session: sessionReducer,
  ui: uiReducer,
  site: siteReducer,
  slip: slipPlaceholderReducer,
};
