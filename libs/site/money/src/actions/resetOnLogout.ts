import { sessionActions } from '@pavilion/site-contract';
import type { Reducer } from '@reduxjs/toolkit';

/** Resets the state on logout, so that another member of the same browser does not see it. */
export const resetOnLogout =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(action.type === sessionActions.loggedOut.type ? undefined : state, action);
