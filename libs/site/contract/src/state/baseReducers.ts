import { slipReducer } from '@pavilion/domain-sports';
import { firstReducers } from './firstReducers.ts';

/** The slices of a whole site, for tests: `slip` comes with the sports feature. */
export const baseReducers = { ...firstReducers, slip: slipReducer };
