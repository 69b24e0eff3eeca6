import { walletReducer } from '@pavilion/wallet';
import { firstReducers } from './firstReducers.ts';

/** Every slice a member's page may read: `wallet` comes with the session, before anybody is a member. */
export const baseReducers = { ...firstReducers, wallet: walletReducer };
