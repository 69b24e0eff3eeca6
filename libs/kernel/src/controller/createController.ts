import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** One running flow, driven without a host's Redux store. */
export interface Controller<State> {
  readonly send: (action: UnknownAction) => void;
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the flow: no timer, call or listener is left. */
  readonly dispose: () => void;
}

/**
 * Runs one flow on its own: the third door of every flow library, for Vue, Svelte, plain DOM or a terminal.
 *
 * @param onError hears an error no flow expected; the flow has then stopped
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
