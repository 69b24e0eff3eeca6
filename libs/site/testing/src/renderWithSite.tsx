import { combineReducers, configureStore, type Middleware, type Reducer, type Store } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import {
  baseReducers,
  ServicesContext,
  toastActions,
  type Locale,
  type MessageCatalogue,
  type RootState,
  type Services,
  type ToastRequest,
} from '@pavilion/site-contract';
import {
  readsChanged,
  ReadsContext,
  withChanges,
  type ReadCache,
  type ReadsChange,
  type ReadsPort,
} from '@pavilion/site-data';
import { createReadCache } from '@pavilion/site-data/cache';
import { createFakeServices } from './createFakeServices.ts';

export interface SiteOptions {
  /** Texts that the test needs. */
  readonly messages?: readonly MessageCatalogue[];
  readonly locale?: Locale;
  readonly services?: Partial<Services>;
  readonly state?: Partial<RootState>;
  /** Lazy slices of the feature under test. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Saga of the feature under test, run until the end of the test. */
  readonly saga?: (services: Services) => Generator;
  /** Path of the router; default `/`. */
  readonly path?: string;
  /**
   * Whether the styles of the components apply, for tests of visibility. Without them a query is up to a third faster,
   * because jsdom compares each element that it visits with all rules.
   */
  readonly hasStyles?: boolean;
}

export interface SiteRender extends RenderResult {
  readonly store: Store<RootState>;
  readonly services: Services;
  /** All toasts so far, oldest first. */
  readonly toasts: readonly ToastRequest[];
  /** All reported changes of server data so far, oldest first. */
  readonly changes: readonly ReadsChange[];
}

/** Development checks whose duration warnings are off, because a busy machine would log them. */
const quietChecks = { immutableCheck: { warnAfter: 10_000 }, serializableCheck: { warnAfter: 10_000 } };

/** Renders a component inside a site of fakes: store with read cache, texts, router, services. */
export async function renderWithSite(element: ReactElement, options: SiteOptions = {}): Promise<SiteRender> {
  const fakes = createFakeServices({ locale: options.locale ?? 'zh-CN', ...options.services });
  const services = { ...fakes, api: withChanges(fakes.api, (id) => cache.reportCall(id)) };
  await services.i18n.ensure(options.messages ?? []);
  const sagas = createSagaMiddleware();
  const toasts: ToastRequest[] = [];
  const changes: ReadsChange[] = [];
  const reads = createReadCache(services);
  const store = configureStore({
    reducer: combineReducers({ ...baseReducers, ...options.reducers, reads: reads.reducer }),
    preloadedState: options.state,
    middleware: (base) => base(quietChecks).concat(...reads.middleware, sagas, record(toasts, changes)),
    enhancers: (base) => base({ autoBatch: false }),
  }) as unknown as Store<RootState>;
  const cache: ReadCache = reads.connect(store);
  if (options.saga) sagas.run(() => options.saga?.(services) as Generator);
  const port: ReadsPort = {
    current: () => cache,
    load: () => Promise.resolve(cache),
    subscribe: () => () => undefined,
  };
  const view = render(
    <StyleSheetManager {...(!options.hasStyles && { sheet: createDetachedSheet() })}>
      <ServicesContext.Provider value={services}>
        <ReadsContext.Provider value={port}>
          <Provider store={store}>
            <MemoryRouter initialEntries={[options.path ?? '/']}>{element}</MemoryRouter>
          </Provider>
        </ReadsContext.Provider>
      </ServicesContext.Provider>
    </StyleSheetManager>,
  );
  return { ...view, store, services, toasts, changes };
}

/** Creates a style sheet outside the document. */
const createDetachedSheet = () => new ServerStyleSheet().instance;

function record(toasts: ToastRequest[], changes: ReadsChange[]): Middleware {
  return () => (next) => (action) => {
    if (toastActions.shown.match(action)) toasts.push(action.payload);
    if (readsChanged.match(action)) changes.push(action.payload);
    return next(action);
  };
}
