import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { stdChannel } from 'redux-saga';

/** Slices by name, each in one of its steps. */
export type Steps = Readonly<Record<string, { readonly step: string }>>;

/** Creates a store like Redux with its saga middleware, without the checks that a host's store makes for every action. */
export function createStageStore(reducers: Readonly<Record<string, Reducer>>) {
  const channel = stdChannel<UnknownAction>();
  const slices = Object.entries(reducers);
  let state: Steps = {};
  const reduce = (action: UnknownAction) => {
    for (const [name, reducer] of slices) {
      const slice = reducer(state[name], action);
      if (slice !== state[name]) state = { ...state, [name]: slice };
    }
  };
  reduce({ type: '@@INIT' });
  const dispatch = <Sent extends UnknownAction>(action: Sent) => {
    reduce(action);
    channel.put(action);
    return action;
  };
  return { channel, dispatch, getState: () => state };
}
