import { slipReducer } from '@pavilion/domain-sports';
import { walletReducer } from '@pavilion/wallet';
import { sessionReducer } from './sessionSlice.ts';
import { siteReducer } from './siteSlice.ts';
import { uiReducer } from './uiSlice.ts';

/** Reducers that are in the store from the first moment. */
export const baseReducers = {
  session: sessionReducer,
  ui: uiReducer,
  site: siteReducer,
  wallet: walletReducer,
  slip: slipReducer,
};
