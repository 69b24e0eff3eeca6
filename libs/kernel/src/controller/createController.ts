import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** A running flow with its own store. */
export interface Controller<State> {
  readonly send: (action: UnknownAction) => void;
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the flow. No timer, call or listener is left. */
  readonly dispose: () => void;
}

/**
 * Runs one flow without a host store, for Vue, Svelte, plain DOM or a terminal.
 *
 * @param onError receives an error that the saga did not handle; the flow has stopped by then
 */
export function createController<State>(
  reducer: Reducer<State>,
  saga: Saga,
  onError: (error: Error) => void = () => undefined,
): Controller<State> {
  const middleware = createSagaMiddleware({ onError });
  const store = configureStore({ reducer, middleware: (base) => base({ thunk: false }).concat(middleware) });
  const task = middleware.run(saga);
  return {
    send: (action) => void store.dispatch(action),
    getState: () => store.getState(),
    subscribe: (listener) => store.subscribe(listener),
    dispose: () => task.cancel(),
  };
}
