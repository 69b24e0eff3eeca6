import { firstReducers, type FeatureRuntime, type RootState, type Services } from '@pavilion/site-contract';
import { combineReducers, configureStore, type Middleware, type Reducer, type Store } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { createLateMiddleware } from './createLateMiddleware.ts';
import { supervise, type SupervisorPorts } from './supervise.ts';

/** Store of a running site. */
export interface SiteStore {
  readonly store: Store<RootState>;
  /** Adds the slices of a feature and starts its saga; has no effect the second time. */
  readonly inject: (id: string, runtime: FeatureRuntime, services: Services) => void;
  /** Adds slices. Throws if a name is already taken. */
  readonly addReducers: (added: Readonly<Record<string, Reducer>>) => void;
  /** Adds middleware before all that was added earlier. */
  readonly addMiddleware: (...added: readonly Middleware[]) => void;
  /** Runs a saga under supervision until the site ends. */
  readonly run: (name: string, saga: () => Generator) => void;
  /** Cancels all sagas with their timers, calls and listeners. */
  readonly dispose: () => void;
}

/** Creates the store. Slices, sagas and middleware are added by the features that need them. */
export function createSiteStore(ports: SupervisorPorts): SiteStore {
  const sagas = createSagaMiddleware();
  const late = createLateMiddleware();
  let reducers: Record<string, Reducer> = { ...firstReducers };
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) => defaults().concat(late.middleware, sagas),
    // Listeners are notified of each action at once; React batches its renders itself.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    devTools: false,
  }) as unknown as Store<RootState>;
  const awaited = new Set(['slip']);
  const injected = new Set<string>();
  const tasks: Task[] = [];

  const run = (name: string, saga: () => Generator) => {
    tasks.push(sagas.run(() => supervise(name, saga, ports)));
  };

  const addReducers: SiteStore['addReducers'] = (added) => {
    const taken = Object.keys(added).find((name) => name in reducers && !awaited.delete(name));
    if (taken) throw new Error(`createSiteStore: a slice named ${taken} exists.`);
    reducers = { ...reducers, ...added };
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<RootState>);
  };

  return {
    store,
    run,
    addReducers,
    addMiddleware: late.add,
    inject: (id, { reducers: added, saga }, services) => {
      if (injected.has(id)) return;
      injected.add(id);
      if (added) addReducers(added);
      if (saga) run(id, () => saga(services));
    },
    dispose: () => tasks.forEach((task) => task.cancel()),
  };
}
