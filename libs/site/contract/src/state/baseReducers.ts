import { slipReducer } from '@pavilion/domain-sports';
import { walletReducer } from '@pavilion/wallet';
import { firstReducers } from './firstReducers.ts';

/** The slices of a whole site, for tests: `wallet` comes with the session, `slip` with the sports feature. */
export const baseReducers = { ...firstReducers, wallet: walletReducer, slip: slipReducer };
