import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** A running flow with its own store. */
export interface Controller<State> {
  /** Dispatches an action. After `dispose` it has no effect. */
  readonly send: (action: UnknownAction) => void;
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the flow. The state stays; no timer and no call is left, and no listener is called any more. */
  readonly dispose: () => void;
}

/**
 * Runs one flow without a host store, for Vue, Svelte, plain DOM or a terminal.
 *
 * @param onError receives an error that the saga did not handle; the flow has stopped by then. By default the error is
 *   written to the console.
 */
export function createController<State>(
  reducer: Reducer<State>,
  saga: Saga,
  onError?: (error: Error) => void,
): Controller<State> {
  const middleware = createSagaMiddleware(onError && { onError });
  const store = configureStore({ reducer, middleware: (base) => base({ thunk: false }).concat(middleware) });
  const task = middleware.run(saga);
  let isDisposed = false;
  return {
    send: (action) => {
      if (!isDisposed) store.dispatch(action);
    },
    getState: () => store.getState(),
    subscribe: (listener) => store.subscribe(listener),
    dispose: () => {
      task.cancel();
      isDisposed = true;
    },
  };
}
