import type { FeatureRuntime } from '@pavilion/site-contract';
import { gamesSaga } from './gamesSaga.ts';
import { gamesReducer } from './gamesSlice.ts';

/** State and effects of the lobby, loaded with the first of its pages. */
export const gamesRuntime: FeatureRuntime = {
  reducers: { games: gamesReducer } as FeatureRuntime['reducers'],
  saga: gamesSaga,
};
