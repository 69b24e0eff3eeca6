import { applyMiddleware, combineReducers, legacy_createStore, type Reducer, type Store } from 'redux';
import { firstReducers, type FeatureRuntime, type RootState, type Services } from '@pavilion/site-contract';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { supervise, type SupervisorPorts } from './supervise.ts';

/** The one store of a running site, and the door through which features come in. */
export interface SiteStore {
  readonly store: Store<RootState>;
  /** Adds a feature's slices and starts its saga; the second time does nothing. */
  readonly inject: (id: string, runtime: FeatureRuntime, services: Services) => void;
  /** Runs a saga under supervision until the site ends. */
  readonly run: (name: string, saga: () => Generator) => void;
  /** Ends every saga: no timer, call or listener is left. */
  readonly dispose: () => void;
}

/**
 * Makes the store: Redux with redux-saga, no thunks. Slices of Redux Toolkit come in with their features (decision 0005).
 *
 * A feature that brings a slice of a name already taken is a bug of ours, so it throws.
 */
export function createSiteStore(ports: SupervisorPorts): SiteStore {
  const sagas = createSagaMiddleware();
  let reducers: Record<string, Reducer> = { ...firstReducers };
  const store = legacy_createStore(combineReducers(reducers), applyMiddleware(sagas)) as unknown as Store<RootState>;
  const awaited = new Set(['slip']);
  const injected = new Set<string>();
  const tasks: Task[] = [];

  const run = (name: string, saga: () => Generator) => {
    tasks.push(sagas.run(() => supervise(name, saga, ports)));
  };

  const addReducers = (added: Readonly<Record<string, Reducer>>) => {
    const taken = Object.keys(added).find((name) => name in reducers && !awaited.delete(name));
    if (taken) throw new Error(`createSiteStore: a slice named ${taken} is already there; name it after its feature.`);
    reducers = { ...reducers, ...added };
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<RootState>);
  };

  return {
    store,
    run,
    inject: (id, { reducers: added, saga }, services) => {
      if (injected.has(id)) return;
      injected.add(id);
      if (added) addReducers(added);
      if (saga) run(id, () => saga(services));
    },
    dispose: () => tasks.forEach((task) => task.cancel()),
  };
}
