import { settle } from '@pavilion/testing';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, type Saga } from 'redux-saga';
import { createStageStore } from './createStageStore.ts';

/** Runs sagas over a store and records every action, also those of the sagas, and every error that ends a saga. */
export function recordFlow(reducers: Readonly<Record<string, Reducer>>, sagas: readonly Saga[]) {
  const store = createStageStore(reducers);
  const recorded: UnknownAction[] = [];
  const errors: unknown[] = [];
  const dispatch = <Sent extends UnknownAction>(action: Sent): Sent => {
    recorded.push(action);
    return store.dispatch(action);
  };
  const onError = (error: unknown) => void errors.push(error);
  const tasks = sagas.map((saga) => runSaga({ ...store, dispatch, onError }, saga));
  return {
    getState: store.getState,
    errors,
    /** Sends actions, each after the effects of the one before. */
    act: async (...actions: readonly UnknownAction[]) => {
      for (const action of actions) {
        dispatch(action);
        await settle();
      }
    },
    /** Returns the actions since the last call. */
    takeActions: () => recorded.splice(0),
    dispose: () => tasks.forEach((task) => task.cancel()),
  };
}
