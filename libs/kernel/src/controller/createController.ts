import { configureStore, type Action, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** Action that the action creators of a flow return: `ActionOf<typeof menuActions>`. */
export type ActionOf<Creators> = Creators extends unknown ? ReturnOf<Creators[keyof Creators]> : never;

type ReturnOf<Creator> = Creator extends (...args: never) => infer Result ? Extract<Result, Action> : never;

/** A running flow with its own store. `Event` are the actions that it accepts. */
export interface Controller<State, Event extends Action = UnknownAction> {
  /** Dispatches an action. After `dispose` it has no effect. */
  readonly send: (action: Event) => void;
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
export function createController<State, Event extends Action = UnknownAction>(
  reducer: Reducer<State>,
  saga: Saga,
  onError?: (error: Error) => void,
): Controller<State, Event> {
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
