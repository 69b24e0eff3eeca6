import { emptySlip, type Slip } from '@pavilion/domain-sports';
import { sessionReducer } from './sessionSlice.ts';
import { siteReducer } from './siteSlice.ts';
import { uiReducer } from './uiSlice.ts';

/** Placeholder until the sports feature adds its reducer: pages may read the slip, no action changes it. */
const slipPlaceholderReducer = (slip: Slip = emptySlip): Slip => slip;

/** Slices that the store has from the start. Plain reducers, so that the first load stays small. */
export const firstReducers = {
  session: sessionReducer,
  ui: uiReducer,
  site: siteReducer,
  slip: slipPlaceholderReducer,
};
