import { slipReducer } from '@pavilion/domain-sports';
import { firstReducers } from './firstReducers.ts';

/** Slices of a whole site, for tests. In a running site the sports feature adds the reducer of `slip`. */
export const baseReducers = { ...firstReducers, slip: slipReducer };
